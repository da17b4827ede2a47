import { describe, expect, it } from 'vitest';
import { rowErrors } from './add-many.ts';

const lines = [
  { key: 'ham-fr-001', quantity: 2 },
  { key: 'sau-at-002', quantity: 30 },
];

describe('the rows of a refused order sheet', () => {
  it('are told by product key', () => {
    const refused = Object.assign(new Error('refused'), { errors: { 'products.1.quantity': ['在庫は残り3点です。'] } });
    expect(rowErrors(refused, lines)).toEqual({ 'sau-at-002': '在庫は残り3点です。' });
  });

  it('are none when the refusal names the cart as a whole, a row that was not sent, or no field', () => {
    expect(rowErrors(Object.assign(new Error('full'), { errors: { products: ['50種類までです。'] } }), lines)).toEqual(
      {},
    );
    expect(rowErrors(Object.assign(new Error('odd'), { errors: { 'products.7.quantity': ['?'] } }), lines)).toEqual({});
    expect(rowErrors(new Error('offline'), lines)).toEqual({});
  });
});
