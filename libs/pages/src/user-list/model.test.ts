import type { Listable, ProductSummary } from '@shop/api';
import { contractExample } from '@shop/api/testing';
import { goodsCopy } from '@shop/copy';
import { describe, expect, it } from 'vitest';
import { listedProduct } from './model.ts';

const [sample] = contractExample('ProductSummary', 'Products') as unknown as readonly [ProductSummary];
const product: ProductSummary = { ...sample, price: 1480, stock_state: 'in_stock' };
const listable: Listable = {
  product_id: product.id,
  attached_at: '2026-11-20T23:00:00+09:00',
  attached_price: 1480,
  attached_is_available: true,
  product,
};
const shown = (change: Partial<Listable> = {}) => listedProduct({ ...listable, ...change }, false, goodsCopy);

describe('a product of a list', () => {
  it('has no notice while nothing has changed', () => {
    expect(shown()).toMatchObject({
      id: product.id,
      day: '2026.11.20(金)',
      time: '23:00',
      priceBefore: null,
      stockChange: null,
    });
  });

  it('shows its price when it was added, if it has changed', () => {
    expect(shown({ attached_price: 1680 }).priceBefore).toBe(1680);
  });

  it('shows that it is no longer available, or available again', () => {
    expect(shown({ product: { ...product, stock_state: 'out' } }).stockChange).toBe('gone');
    expect(shown({ product: { ...product, stock_state: 'suspended' } }).stockChange).toBe('gone');
    expect(shown({ attached_is_available: false }).stockChange).toBe('again');
    expect(shown({ attached_is_available: false, product: { ...product, stock_state: 'out' } }).stockChange).toBeNull();
  });

  it('shows no change when the original values were not stored', () => {
    expect(
      shown({ attached_price: null, attached_is_available: null, product: { ...product, stock_state: 'out' } }),
    ).toMatchObject({ priceBefore: null, stockChange: null });
  });
});
