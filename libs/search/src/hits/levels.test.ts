import fc from 'fast-check';
import { expect, it } from 'vitest';
import { setOf } from '../positions.ts';
import { levelsOf, levelsOfFew, together } from './levels.ts';

/** The level of each of sixty positions; -1 for none. */
const positions = fc.array(fc.integer({ min: -1, max: 3 }), { minLength: 60, maxLength: 60 });
const asLevels = (levels: readonly number[]) =>
  levelsOf([0, 1, 2, 3].map((level) => setOf(levels.flatMap((at, position) => (at === level ? [position] : [])))));

it('a product that matches two words has the sum of both levels, and one that matches a single word has none', () => {
  fc.assert(
    fc.property(positions, positions, (some, others) => {
      const both = together(asLevels(some), asLevels(others));
      const added = some.map((at, position) =>
        at < 0 || (others[position] ?? -1) < 0 ? -1 : at + (others[position] ?? 0),
      );
      for (let level = 0; level < both.count; level += 1)
        expect(both.at(level).array()).toEqual(added.flatMap((at, position) => (at === level ? [position] : [])));
      expect(Math.max(...added)).toBeLessThan(both.count);
    }),
  );
});

it('a short list of products has the same levels as sets of them', () => {
  fc.assert(
    fc.property(positions, positions, (some, others) => {
      const few = some.flatMap((level, position) => (level < 0 ? [] : [{ position, level }]));
      const [both, same] = [together(levelsOfFew(few), asLevels(others)), together(asLevels(some), asLevels(others))];
      for (let level = 0; level < same.count; level += 1)
        expect(both.at(level).array()).toEqual(same.at(level).array());
    }),
  );
});
