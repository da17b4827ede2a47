import { execFileSync } from 'node:child_process';

interface SearchWords {
  /** Words in the shop's texts. */
  known: readonly string[];
  /** Thousands of words of each kind of search, all different. */
  kinds: Readonly<Record<string, readonly string[]>>;
}

/** Returns the search words of the server's own measurements. @throws Error when the server's part does not run */
export function searchWords(): SearchWords {
  const program = ['apps/server/src/testing/print-search-words.ts'];
  const printed = execFileSync(process.execPath, program, { encoding: 'utf8', maxBuffer: 2 ** 24 });
  return JSON.parse(printed) as SearchWords;
}

/** One of a list, over and over. */
export const nth = (list: readonly string[], at: number): string => list[Math.abs(at) % list.length] ?? '';
