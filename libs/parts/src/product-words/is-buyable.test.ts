import { describe, expect, it } from 'vitest';
import { isBuyable } from './is-buyable.ts';

describe('isBuyable', () => {
  it.each(['in_stock', 'few'] as const)('%s can be bought', (kind) => {
    expect(isBuyable({ kind })).toBe(true);
  });

  it.each(['sold_out', 'suspended', 'selling_stopped'] as const)('%s cannot be bought', (kind) => {
    expect(isBuyable({ kind })).toBe(false);
  });
});
