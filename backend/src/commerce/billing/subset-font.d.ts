declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype';
    /** Axes of a variable font, fixed to a value. */
    variationAxes?: Record<string, number>;
  }
  /** A font with the characters of a text only. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
