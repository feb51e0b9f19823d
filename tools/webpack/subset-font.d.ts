declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2';
    /** What is kept of a variable font's axes. */
    variationAxes?: Record<string, { min: number; max: number }>;
    /** OpenType features by tag. */
    keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
