/**
 * A display face of a theme: which whole face its file is cut from, and what is drawn in it.
 * A theme lists at most two in `fonts.ts` beside its tokens; `npm run fonts` makes files and sheet of them.
 */
export interface DisplayFace {
  /** Its name in the theme's tokens; behind it the tokens name `"<family> fallback"`. */
  readonly family: string;
  /** Package that holds the whole face; pinned in `tools/fonts/packages.ts`. */
  readonly package: string;
  /** The face's file in that package. */
  readonly file: string;
  readonly weight: number;
  /** `names`: original names. `latin`: figures and original names. `headings`: Japanese headings and names too. */
  readonly texts: 'names' | 'latin' | 'headings';
  /** Most that its file may weigh, in kB of 1000 bytes. */
  readonly limitKb: number;
  /** The reader's own face that holds its place, drawn to its measures. */
  readonly fallback: 'arial' | 'times' | 'times-italic' | 'gothic' | 'round' | 'mincho';
}
