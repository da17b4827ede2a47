import { ApiFailure } from '@shop/api';
import { describe, expect, it } from 'vitest';
import { rowErrors } from './add-many.ts';

const lines = [
  { key: 'ham-fr-001', quantity: 2 },
  { key: 'sau-at-002', quantity: 30 },
];

const refusal = (errors: Readonly<Record<string, string[]>>) =>
  new ApiFailure({
    kind: 'http',
    status: 422,
    code: 'input.invalid',
    message: '',
    errors,
    retryable: false,
    retryAfter: null,
  });

describe('the row errors of a refused order sheet', () => {
  it('are indexed by product key', () => {
    const refused = refusal({ 'products.1.quantity': ['在庫は残り3点です。'] });
    expect(rowErrors(refused, lines)).toEqual({ 'sau-at-002': '在庫は残り3点です。' });
  });

  it('are empty when the refusal names the whole cart, a row that was not sent, or no field', () => {
    expect(rowErrors(refusal({ products: ['50種類までです。'] }), lines)).toEqual({});
    expect(rowErrors(refusal({ 'products.7.quantity': ['?'] }), lines)).toEqual({});
    expect(rowErrors(new Error('offline'), lines)).toEqual({});
  });
});
