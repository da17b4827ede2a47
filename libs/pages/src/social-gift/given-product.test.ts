import { describe, expect, it } from 'vitest';
import { arrivalOf } from './given-product.ts';

const parcel = { id: 'p1', zone: 'chilled', planned_at: '2026-11-25', delivery_timezone: '14〜16時' } as const;

describe('when a parcel of a gift comes', () => {
  it('is its day and its hours, which stay in one line', () => {
    expect(arrivalOf(parcel).when).toBe('2026.11.25(水) 14〜\u206016時');
  });

  it('is its day alone while no hours are chosen, and nothing before its place is known', () => {
    expect(arrivalOf({ ...parcel, delivery_timezone: null }).when).toBe('2026.11.25(水)');
    expect(arrivalOf({ ...parcel, planned_at: null, delivery_timezone: null }).when).toBe('');
  });
});
