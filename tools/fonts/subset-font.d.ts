declare module 'subset-font' {
  /** Reduces a font to the characters of `text`. */
  export default function subsetFont(
    face: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      readonly noHinting: boolean;
      readonly keepFeatures: readonly string[];
    },
  ): Promise<Buffer>;
}
