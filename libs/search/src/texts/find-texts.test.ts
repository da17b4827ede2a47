import { expect, it } from 'vitest';
import { readingAsTyped } from '../reading/search-words.rules.ts';
import { sampleProducts, stateOf } from '../testing/sample-state.ts';
import { findTexts } from './find-texts.ts';

const { texts, positionsOf, properties } = stateOf(sampleProducts(60)).index;

/** Returns the rank of every product that is found. */
function ranksOf(typed: string, most: number): Map<number, number> {
  const words = readingAsTyped([typed]).map(({ word }) => word);
  const ranks = new Map<number, number>();
  const options = { prose: false, most, allowed: properties.every, positionsOf };
  findTexts(texts, words, options, ({ position, level }) => Boolean(ranks.set(position, level)));
  return ranks;
}

it('with more matches than the limit, names that begin with the word are found first', () => {
  expect([...ranksOf('さら', 1).values()]).toEqual([0]);
  const all = [...ranksOf('さら', 1000).values()];
  const atBeginning = all.filter((rank) => rank === 0).length;
  expect(atBeginning).toBeLessThan(all.length);
  expect([...ranksOf('さら', atBeginning).values()].every((rank) => rank === 0)).toBe(true);
});

it.each(['さ', 'さら', 'ー4', '4'])('%s has the same ranks with a limit as when all texts are examined', (word) => {
  const all = ranksOf(word, 1000);
  const most = ranksOf(word, all.size - 1);
  expect(most.size).toBe(all.size - 1);
  for (const [position, rank] of most) expect([position, rank]).toEqual([position, all.get(position)]);
});
