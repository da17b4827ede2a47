/**
 * Characters that select a form of the one before them: 辻 with U+E0100. No font of the printed documents has such
 * forms.
 */
const VARIATION_SELECTORS = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;

/** Returns a text with the usual form of every character, for print and carriers (F-03 stores what was typed). */
export function withoutVariationSelectors(text: string): string {
  return text.replace(VARIATION_SELECTORS, '');
}
