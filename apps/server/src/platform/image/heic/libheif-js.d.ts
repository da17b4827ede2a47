declare module 'libheif-js/wasm-bundle.js' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Fills `data` with RGBA, upright, and calls `done` with null when the picture cannot be decoded. */
    display(
      target: { data: Uint8ClampedArray; width: number; height: number },
      done: (decoded: object | null) => void,
    ): void;
  }
  /** The part that the worker uses; the types of the package lack the decoder's methods. */
  const libheif: { readonly HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] } };
  export default libheif;
}
