import fc from 'fast-check';
import { expect, it } from 'vitest';
import { setOf } from '@shop/search/positions';
import { ValueClasses } from './value-classes.ts';

const sets = fc.uniqueArray(fc.nat(299), { maxLength: 280 });

it('few and many products are counted correctly by value, also by a set that is not a value of a filter', () => {
  fc.assert(
    fc.property(
      fc.array(sets, { minLength: 1, maxLength: 3 }),
      fc.array(sets, { maxLength: 5 }),
      sets,
      (searches, members, other) => {
        const values = members.map((list) => setOf(list));
        const classes = new ValueClasses(values, 300);
        // One after another: nothing may remain of the previous search.
        for (const positions of searches) {
          const countOf = classes.countsAmong(setOf(positions));
          const shared = (list: readonly number[]) => positions.filter((index) => list.includes(index)).length;
          expect(values.map(countOf)).toEqual(members.map(shared));
          expect(countOf(setOf(other))).toBe(shared(other));
          expect(countOf(undefined)).toBe(0);
        }
      },
    ),
  );
});
