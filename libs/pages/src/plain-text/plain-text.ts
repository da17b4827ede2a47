import { parseWords } from './parse-words.ts';
import { readWords } from './read-words.ts';

/** Each bundle holds one of the two: the condition is a constant when it is built. */
const wordsOf = import.meta.env.SSR ? parseWords : readWords;

/** Markup as plain text: blocks and line breaks become line breaks, the rest of the tags goes. Not for showing as HTML. */
export function plainText(html: string): string {
  return wordsOf(html)
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
