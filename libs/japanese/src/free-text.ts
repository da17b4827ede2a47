import { withoutInvisible } from './invisible.ts';

/** What is stored of a text in one's own words: trimmed, without what came along when it was copied (F-01). */
export function normaliseFreeText(text: string): string {
  return withoutInvisible(text).trim();
}
