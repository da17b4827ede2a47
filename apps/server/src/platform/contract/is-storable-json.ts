/**
 * Whether every text in this JSON can be stored: PostgreSQL refuses NUL, and half of a surrogate pair is not a
 * character. In a body of UTF-8 both can only occur as escapes.
 */
export function isStorableJson(json: string): boolean {
  return !UNSTORABLE.test(json);
}

const UNSTORABLE = /\\u0000|\\ud[89ab][\da-f]{2}(?!\\ud[c-f][\da-f]{2})|(?<!\\ud[89ab][\da-f]{2})\\ud[c-f][\da-f]{2}/i;
