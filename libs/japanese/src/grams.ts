/** Every one- and two-gram of a folded text, each once: what is stored under the search index. */
export function gramsOf(folded: string): string[] {
  const chars = [...folded];
  return [...new Set([...chars, ...pairs(chars)])];
}

/** The grams a searched word must have: its two-grams, or itself when it is one character long. */
export function queryGramsOf(folded: string): string[] {
  const chars = [...folded];
  return chars.length < 2 ? chars : [...new Set(pairs(chars))];
}

function pairs(chars: readonly string[]): string[] {
  return chars.slice(1).map((char, index) => `${chars[index] ?? ''}${char}`);
}
