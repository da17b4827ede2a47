import fc from 'fast-check';
import { expect, it } from 'vitest';
import { everyPlace, setOf } from './places.ts';
import { countsAmong, valuesByPlace } from './value-counts.ts';

const sets = fc.uniqueArray(fc.nat(299), { maxLength: 120 });

it('few products and many are counted by value alike, and by what is no value of a filter', () => {
  fc.assert(
    fc.property(sets, fc.array(sets, { maxLength: 5 }), sets, (places, members, other) => {
      const values = members.map((list) => setOf(list));
      const index = { every: everyPlace(300), valuesByPlace: valuesByPlace(values, 300) };
      const countOf = countsAmong(index, setOf(places));
      const shared = (list: readonly number[]) => places.filter((place) => list.includes(place)).length;
      expect(values.map(countOf)).toEqual(members.map(shared));
      expect(countOf(setOf(other))).toBe(shared(other));
      expect(countOf(undefined)).toBe(0);
    }),
  );
});
