import { describe, expect, it } from 'vitest';
import { arrivalOf } from './given-product.ts';

const parcel = { id: 'p1', zone: 'chilled', planned_at: '2026-11-25', delivery_timezone: '14〜16時' } as const;

describe('the arrival of a parcel of a gift', () => {
  it('has its day and its time slot, which does not break', () => {
    expect(arrivalOf(parcel).when).toBe('2026.11.25(水) 14〜\u206016時');
  });

  it('has only its day without a time slot, and is empty before the address is known', () => {
    expect(arrivalOf({ ...parcel, delivery_timezone: null }).when).toBe('2026.11.25(水)');
    expect(arrivalOf({ ...parcel, planned_at: null, delivery_timezone: null }).when).toBe('');
  });
});
