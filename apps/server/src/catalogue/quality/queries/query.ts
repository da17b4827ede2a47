import { goodsBySign } from './goods.ts';

/** One search of a shopper and what it should find. */
export interface SearchQuery {
  group: string;
  typed: string;
  /** Keys that should come first; none for what the shop does not sell. */
  wanted: readonly string[];
  /** Keys that may stand among them. */
  allowed: readonly string[];
}

/**
 * A group of queries: what is typed → goods, separated by spaces. Behind a `|` stands what may be found besides. `@name`
 * stands for a list of goods.
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
