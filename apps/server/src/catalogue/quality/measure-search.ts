import type { SearchQuery } from './queries/query.ts';

/** The quality of searches, from 0 to 1. */
export interface SearchQuality {
  queries: number;
  /** The part of the wanted products that is among the first five. */
  recall: number;
  /** The part of the first five that is wanted or allowed. */
  precision: number;
}

/** A query with the first five keys of its result. */
export interface Searched {
  query: SearchQuery;
  found: readonly string[];
}

const FIRST = 5;

/** Returns the first results of every query. `search` returns keys, best first. */
export async function searchAll(
  queries: readonly SearchQuery[],
  search: (typed: string) => Promise<readonly string[]>,
): Promise<Searched[]> {
  const searched: Searched[] = [];
  for (const query of queries) searched.push({ query, found: (await search(query.typed)).slice(0, FIRST) });
  return searched;
}

/** Returns the quality by group and of all. Queries for what the shop does not sell have no recall. */
export function qualityByGroup(searched: readonly Searched[]): Map<string, SearchQuality> {
  const groups = Map.groupBy(searched, ({ query }) => query.group);
  return new Map([...groups, ['all', searched] as const].map(([group, of]) => [group, qualityOf(of)]));
}

/** Returns the found part of the products that a query wants, at most five of them. */
export function recallOf({ query, found }: Searched): number {
  return found.filter((key) => query.wanted.includes(key)).length / Math.min(FIRST, query.wanted.length);
}

/** Returns the part of the result that is wanted or allowed; 1 for an empty result. */
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
