// Runs what a module exports, as lines on the standard input ask for it; `node.py` writes them.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const { exports } = new WebAssembly.Instance(module);
const { memory } = exports;
const ALIGNED = 64;
const PAGE = 65536;

/** So many bytes from an address on, which is made room for. */
function bytes(at, size) {
  const missing = at + size - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  return new Uint8Array(memory.buffer, at, size);
}

/** As compiled code takes an array: nobody's, so many items of such a size, where it lies, its shape and its steps. */
function row({ shape, item }, at) {
  const items = shape.reduce((a, b) => a * b, 1);
  const steps = shape.map((_, axis) => item * shape.slice(axis + 1).reduce((a, b) => a * b, 1));
  return [0, 0, BigInt(items), BigInt(item), at, ...shape.map(BigInt), ...steps.map(BigInt)];
}

for await (const line of createInterface({ input: process.stdin })) {
  const { name, given } = JSON.parse(line);
  let free = exports.free.value + ALIGNED; // what an entry returns lies there, and nobody reads it
  const places = [];
  const passed = given.flatMap((it) => {
    if (typeof it === "string") return BigInt(it);
    const at = free;
    places.push([at, it.size]);
    const here = bytes(at, it.size);
    if (it.bytes) here.set(Buffer.from(it.bytes, "base64"));
    else here.fill(0);
    free += Math.ceil(it.size / ALIGNED) * ALIGNED;
    return row(it, at);
  });
  const began = performance.now();
  const status = exports[name](exports.free.value, exports.free.value, ...passed);
  const seconds = (performance.now() - began) / 1000;
  const left = places.map(([at, size]) => Buffer.from(bytes(at, size)).toString("base64"));
  process.stdout.write(`${JSON.stringify({ status, seconds, left })}\n`);
}
