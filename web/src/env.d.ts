declare module "icon:*" {
  /** The path data of the icon in a 512 x 512 box. */
  const path: string;
  export default path;
}

declare module "*.ftl?raw" {
  const source: string;
  export default source;
}

declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    variationAxes: Record<string, number | { min: number; max: number }>;
    noLayoutClosure: boolean;
  }
  export default function subsetFont(font: Uint8Array, letters: string, options: Options): Promise<Uint8Array>;
}
