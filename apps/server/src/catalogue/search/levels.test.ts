import fc from 'fast-check';
import { expect, it } from 'vitest';
import { setOf } from '../places.ts';
import { levelsOf, together } from './levels.ts';

/** At which of four levels each of sixty places stands; none at -1. */
const standing = fc.array(fc.integer({ min: -1, max: 3 }), { minLength: 60, maxLength: 60 });
const asLevels = (levels: readonly number[]) =>
  levelsOf([0, 1, 2, 3].map((level) => setOf(levels.flatMap((at, place) => (at === level ? [place] : [])))));

it('a place that fits two words stands at both their levels added up, and one that fits only one of them nowhere', () => {
  fc.assert(
    fc.property(standing, standing, (some, others) => {
      const both = together(asLevels(some), asLevels(others));
      const added = some.map((at, place) => (at < 0 || (others[place] ?? -1) < 0 ? -1 : at + (others[place] ?? 0)));
      for (let level = 0; level < both.count; level += 1)
        expect(both.at(level).array()).toEqual(added.flatMap((at, place) => (at === level ? [place] : [])));
      expect(Math.max(...added)).toBeLessThan(both.count);
    }),
  );
});
