/** Signs that choose a form of the character before them: 辻 with U+E0100. No font of the shop's papers has such forms. */
const VARIATION_SELECTORS = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;

/** A text with the usual form of every character, for papers and carriers (F-03 keeps what was typed). */
export function withoutVariationSelectors(text: string): string {
  return text.replace(VARIATION_SELECTORS, '');
}
