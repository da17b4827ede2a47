import type { SearchQuery } from './queries/query.ts';

/** How well searches find, from 0 to 1. */
export interface SearchQuality {
  queries: number;
  /** Of what should be found, how much stands among the first five. */
  recall: number;
  /** Of the first five, how much may stand there. */
  precision: number;
}

/** A query with the first five keys that it found. */
export interface Searched {
  query: SearchQuery;
  found: readonly string[];
}

const FIRST = 5;

/** What every query finds first. `search` gives keys, best first. */
export async function searchAll(
  queries: readonly SearchQuery[],
  search: (typed: string) => Promise<readonly string[]>,
): Promise<Searched[]> {
  const searched: Searched[] = [];
  for (const query of queries) searched.push({ query, found: (await search(query.typed)).slice(0, FIRST) });
  return searched;
}

/** The quality by group and of all. What the shop does not sell asks for nothing to be found, so it has no recall of its own. */
export function qualityByGroup(searched: readonly Searched[]): Map<string, SearchQuality> {
  const groups = Map.groupBy(searched, ({ query }) => query.group);
  return new Map([...groups, ['all', searched] as const].map(([group, of]) => [group, qualityOf(of)]));
}

/** Of the goods that a query wants, as many as fit in the first five, the part that was found. */
export function recallOf({ query, found }: Searched): number {
  return found.filter((key) => query.wanted.includes(key)).length / Math.min(FIRST, query.wanted.length);
}

/** The part of what was found that may stand there; whole when nothing was found. */
export function precisionOf({ query, found }: Searched): number {
  return found.length === 0 ? 1 : found.filter((key) => query.allowed.includes(key)).length / found.length;
}

function qualityOf(searched: readonly Searched[]): SearchQuality {
  const wanting = searched.filter(({ query }) => query.wanted.length > 0);
  return { queries: searched.length, recall: mean(wanting.map(recallOf)), precision: mean(searched.map(precisionOf)) };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
