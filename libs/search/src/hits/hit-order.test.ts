import { expect, it } from 'vitest';
import { sampleProducts, stateOf } from '../testing/sample-state.ts';
import { Finder } from './finder.ts';
import { inRelevantOrder } from './hit-order.rules.ts';
import { levelsOf } from './levels.ts';

it('a short list of products has the same order as sets of them', () => {
  const state = stateOf(sampleProducts(60));
  const finder = new Finder(state.index, { isHalfTyped: true });
  const hits = finder.firstThatFinds(finder.readings(['no']))?.hits;
  const [levels, positions] = [hits?.levels, hits?.positions];
  if (!levels?.few || !positions) throw new Error('The result has no short list.');
  expect(levels.count).toBeGreaterThan(1);
  const sets = levelsOf(Array.from({ length: levels.count }, (_, level) => levels.at(level)));
  for (const filters of [[], ['sort:price_asc'], ['sort:price_desc']] as const) {
    const [few, many] = [levels, sets].map((some) => [
      ...inRelevantOrder(state, { positions, levels: some }, filters).byRelevance,
    ]);
    expect(few).toEqual(many);
  }
});
