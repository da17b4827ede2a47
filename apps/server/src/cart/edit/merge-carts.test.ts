import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleTables } from '../../delivery/seed/sample-tables.ts';
import { matrixOf } from '../allocation/matrix.ts';
import type { CartDocument } from '../cart-document.ts';
import { sampleAddress, sampleCart, sampleProduct } from '../testing/sample-cart.ts';
import { changeShipping } from './edit-shippings.ts';
import { mergeCarts } from './merge-carts.ts';

const products = new Map(
  [
    sampleProduct({ key: 'ham' }),
    sampleProduct({ id: 2, key: 'limited', purchase_limit: 5 }),
    sampleProduct({ id: 3, key: 'sausage', zone: 'frozen' }),
    sampleProduct({ id: 4, key: 'mustard', zone: 'ambient', rides_with: ['chilled'] }),
  ].map((product) => [product.key, product] as const),
);
const context = { products, delivery: sampleTables };
const quantities = fc.dictionary(fc.constantFrom(...products.keys()), fc.integer({ min: 1, max: 60 }));
const pieces = (cart: CartDocument, key: string) =>
  cart.lines.filter((line) => line.product_key === key).reduce((sum, line) => sum + line.quantity, 0);

/** Returns a cart with one of three addresses. */
function cartTo(place: number, wanted: Record<string, number>): CartDocument {
  const cart = sampleCart(wanted, products);
  const key = cart.shippings[0]?.key ?? '';
  return changeShipping(
    cart,
    key,
    { address: sampleAddress({ address1: `千代田${place}-1` }), message: `message ${place}` },
    context,
  );
}

describe('mergeCarts', () => {
  it('adds up quantities within the limits, puts every piece in exactly one parcel, and uses no key twice', () => {
    fc.assert(
      fc.property(quantities, quantities, fc.nat(2), fc.nat(2), (mine, theirs, here, there) => {
        const [own, guest] = [cartTo(here, mine), cartTo(there, theirs)];
        const merged = mergeCarts(own, guest, context);
        for (const [key, product] of products) {
          const limit = Math.min(99, product.purchase_limit ?? 99);
          const sum = (mine[key] ?? 0) + (theirs[key] ?? 0);
          const isTaken = guest.lines.length > 0;
          expect(pieces(merged, key)).toBe(isTaken ? Math.min(limit, sum) : sum);
        }
        const cells = matrixOf(merged.shippings);
        for (const line of merged.lines) {
          const packed = cells
            .filter((cell) => cell.line_key === line.key)
            .reduce((sum, cell) => sum + cell.quantity, 0);
          expect(packed).toBe(line.quantity);
        }
        const keys = [...merged.lines, ...merged.shippings, ...merged.shippings.flatMap((it) => it.packings)].map(
          (part) => part.key,
        );
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: 200 },
    );
  });

  it('preserves the destinations of both with their wishes; the same address is merged, with the member’s wishes', () => {
    const apart = mergeCarts(cartTo(0, { ham: 1 }), cartTo(1, { ham: 2 }), context);
    expect(apart.shippings.map((shipping) => shipping.message)).toEqual(['message 0', 'message 1']);
    const guest = cartTo(0, { ham: 2 });
    const same = mergeCarts(
      cartTo(0, { ham: 1 }),
      { ...guest, shippings: guest.shippings.map((it) => ({ ...it, message: 'the guest’s' })) },
      context,
    );
    expect(same.shippings.map((shipping) => shipping.message)).toEqual(['message 0']);
  });

  it('preserves the coupons of both, the member’s first, up to the limit of a cart; the points are the member’s', () => {
    const own = { ...cartTo(0, { ham: 1 }), coupons: ['A', 'B'], points: 100 };
    const guest = { ...cartTo(0, { ham: 1 }), coupons: ['B', 'C', 'D'] };
    expect(mergeCarts(own, guest, context)).toMatchObject({ coupons: ['A', 'B', 'C'], points: 100 });
  });

  it('preserves the sets of both, and adds up a set that is in both', () => {
    const own = { ...cartTo(0, { ham: 1, sausage: 1 }), sets: [{ key: 'pair', quantity: 1 }] };
    const guest = {
      ...cartTo(0, { ham: 3, sausage: 3, mustard: 1 }),
      sets: [
        { key: 'pair', quantity: 2 },
        { key: 'breakfast', quantity: 1 },
      ],
    };
    expect(mergeCarts(own, guest, context).sets).toEqual([
      { key: 'pair', quantity: 3 },
      { key: 'breakfast', quantity: 1 },
    ]);
  });
});
