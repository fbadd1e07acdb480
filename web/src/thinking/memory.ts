// A module of compiled rules: its memory, and the calls of what it exports. It is called as native code is.

const PAGE = 65_536;
const ALIGNED = 64;

/** Where something lies: so many items of such a size in each row. */
export interface Rows {
  at: number;
  item: number;
  shape: readonly number[];
}

export class Memory {
  private readonly exports: WebAssembly.Exports;
  private readonly memory: WebAssembly.Memory;
  /** What an entry returns lies there, and nobody reads it. */
  private readonly returned: number;
  private free: number;

  constructor(module: WebAssembly.Module) {
    this.exports = new WebAssembly.Instance(module).exports;
    this.memory = this.exports.memory as WebAssembly.Memory;
    this.returned = (this.exports.free as WebAssembly.Global).value;
    this.free = this.returned + ALIGNED;
  }

  /** Room for something; nothing stands in it. */
  rows(item: number, ...shape: number[]): Rows {
    const at = this.free;
    this.free += Math.ceil(sizeOf(item, shape) / ALIGNED) * ALIGNED;
    const missing = this.free - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return { at, item, shape };
  }

  /** The same, with something in it. */
  holding(data: Uint8Array, item: number): Rows {
    const rows = this.rows(item, data.byteLength / item);
    this.bytes(rows).set(data);
    return rows;
  }

  bytes({ at, item, shape }: Rows): Uint8Array {
    return new Uint8Array(this.memory.buffer, at, sizeOf(item, shape));
  }

  numbers({ at, item, shape }: Rows): BigInt64Array {
    return new BigInt64Array(this.memory.buffer, at, sizeOf(item, shape) / BigInt64Array.BYTES_PER_ELEMENT);
  }

  call(entry: string, ...given: (bigint | Rows)[]): void {
    const passed = given.flatMap((it) => (typeof it === "bigint" ? [it] : described(it)));
    (this.exports[entry] as (...given: (number | bigint)[]) => number)(this.returned, this.returned, ...passed);
  }
}

function sizeOf(item: number, shape: readonly number[]): number {
  return shape.reduce((a, b) => a * b, item);
}

/** As compiled code takes an array: nobody's, so many items of such a size, where it lies, its shape and its steps. */
function described({ at, item, shape }: Rows): (number | bigint)[] {
  const steps = shape.map((_, axis) => BigInt(sizeOf(item, shape.slice(axis + 1))));
  return [0, 0, BigInt(sizeOf(1, shape)), BigInt(item), at, ...shape.map(BigInt), ...steps];
}
