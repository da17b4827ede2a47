import { goodsBySign } from './goods.ts';

/** A search and what it should find. */
export interface SearchQuery {
  group: string;
  typed: string;
  /** Keys of the products that should be first; empty if the shop does not sell them. */
  wanted: readonly string[];
  /** Keys that may also be among the first. */
  allowed: readonly string[];
}

/**
 * Returns a group of queries: typed text → products, separated by spaces. Products after a `|` are allowed too; `@name`
 * is a group of products.
 */
export function queriesOf(group: string, goods: Readonly<Record<string, string>>): readonly SearchQuery[] {
  return Object.entries(goods).map(([typed, line]) => {
    const [wanted = [], besides = []] = line.split('|').map(keysOf);
    return { group, typed, wanted, allowed: [...wanted, ...besides] };
  });
}

function keysOf(line: string): string[] {
  return line
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((sign) => (sign.startsWith('@') ? keysOf(goodsBySign(sign)) : [sign]));
}
