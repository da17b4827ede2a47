/**
 * Whether every text in this JSON can be kept: PostgreSQL refuses NUL, and half of a surrogate pair is no character at
 * all. Looked for in the escapes, the only way they can come in a body of UTF-8.
 */
export function isStorableJson(json: string): boolean {
  return !UNSTORABLE.test(json);
}

const UNSTORABLE = /\\u0000|\\ud[89ab][\da-f]{2}(?!\\ud[c-f][\da-f]{2})|(?<!\\ud[89ab][\da-f]{2})\\ud[c-f][\da-f]{2}/i;
