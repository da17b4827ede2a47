/**
 * A display font of a theme: the font that its file is a subset of, and the texts that use it. A theme lists at most
 * two in `fonts.ts` next to its tokens; `npm run fonts` creates files and stylesheet.
 */
export interface DisplayFace {
  /** Its name in the theme's tokens, followed there by `"<family> fallback"`. */
  readonly family: string;
  /** The package with the whole font; pinned in `tools/fonts/packages.ts`. */
  readonly package: string;
  /** The font's file in that package. */
  readonly file: string;
  readonly weight: number;
  /** `names`: original names. `latin`: numbers and original names. `headings`: Japanese headings and names too. */
  readonly texts: 'names' | 'latin' | 'headings';
  /** The maximum size of its file, in kB of 1000 bytes. */
  readonly limitKb: number;
  /** The local font that is shown until it is loaded, adjusted to its metrics. */
  readonly fallback: 'arial' | 'times' | 'times-italic' | 'gothic' | 'round' | 'mincho';
}
