import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleTables } from '../../delivery/seed/sample-tables.ts';
import { matrixOf } from '../allocation/matrix.ts';
import { emptyCartDocument, type CartDocument, type ShippingDocument } from '../cart-document.ts';
import { quote } from '../quote/quote.ts';
import { sampleAddress, sampleProduct, sampleQuoteInput } from '../testing/sample-cart.ts';
import { addLines, divide, resize } from './edit-lines.ts';
import { moveInto, schedule, splitOff } from './edit-packings.ts';
import { addShipping, changeShipping, removeShipping, resetShippings } from './edit-shippings.ts';

const list = [
  sampleProduct({ key: 'ham' }),
  sampleProduct({ id: 2, key: 'sausage', zone: 'frozen' }),
  sampleProduct({ id: 3, key: 'mustard', zone: 'ambient', rides_with: ['chilled'] }),
  sampleProduct({ id: 4, key: 'knife', zone: 'ambient', rides_with: ['chilled', 'frozen'], tax_class: 'standard' }),
];
const context = { products: new Map(list.map((product) => [product.key, product] as const)), delivery: sampleTables };

const step = fc.record({
  kind: fc.constantFrom(
    'add',
    'resize',
    'divide',
    'ship',
    'move house',
    'remove',
    'reset',
    'split',
    'gather',
    'schedule',
  ),
  one: fc.nat(),
  two: fc.nat(),
  quantity: fc.integer({ min: 0, max: 6 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const pick = <T>(items: readonly T[], index: number): T | undefined => items[index % Math.max(1, items.length)];
const prefectures = ['東京都', '北海道', '沖縄県', '大阪府'];
const addressOf = (index: number) =>
  sampleAddress({ prefecture: pick(prefectures, index) ?? '東京都', address1: `見本町${index % 5}` });

/** Applies one call of a shopper. */
function edit(cart: CartDocument, { kind, one, two, quantity }: Step): CartDocument {
  const line = pick(cart.lines, one);
  const shipping = pick(cart.shippings, two);
  const packing = pick(shipping?.packings ?? [], one);
  const seen = { unit_price: 1480, rate_percent: 8, is_sellable: true };
  if (kind === 'add')
    return addLines(
      cart,
      [{ product_key: pick(list, one)?.key ?? '', quantity: quantity + 1, options: {}, seen }],
      context,
    );
  if (kind === 'ship') return addShipping(cart, { address: addressOf(one), user_address_id: null }, context);
  if (kind === 'reset') return resetShippings(cart, quantity === 0, context);
  if (!line || !shipping) return cart;
  if (kind === 'resize') return resize(cart, line.key, quantity, context);
  if (kind === 'move house')
    return changeShipping(cart, shipping.key, { address: addressOf(one), message: `message ${one}` }, context);
  if (kind === 'remove') return removeShipping(cart, shipping.key, context);
  if (kind === 'divide') {
    const shares = cart.shippings.map(({ key }, index) => ({
      shipping_key: key,
      quantity: (quantity + index * one) % 4,
    }));
    return divide(cart, line.key, shares, context);
  }
  if (!packing || quantity === 0) return cart;
  if (kind === 'schedule') return schedule(cart, packing.key, { delivery_date: '2026-12-10', time_slot: null });
  const pieces = [{ line_key: line.key, quantity }];
  return kind === 'split' ? splitOff(cart, shipping, pieces, context) : moveInto(cart, packing.key, pieces, context);
}

const run = (steps: readonly Step[], check: (before: CartDocument, after: CartDocument, step: Step) => void) =>
  steps.reduce((before, step) => {
    const after = edit(before, step);
    check(before, after, step);
    return after;
  }, emptyCartDocument());

describe('any sequence of edits', () => {
  it('puts every piece of every line in exactly one parcel, and reuses no key, even of removed items', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const everUsed = new Map<string, string>();
        run(steps, (_, cart) => {
          const cells = matrixOf(cart.shippings);
          const packed = (key: string) =>
            cells.filter((cell) => cell.line_key === key).reduce((sum, cell) => sum + cell.quantity, 0);
          expect(cart.lines.map((line) => packed(line.key))).toEqual(cart.lines.map((line) => line.quantity));
          expect(cells.every((cell) => cart.lines.some((line) => line.key === cell.line_key))).toBe(true);
          for (const line of cart.lines) {
            expect(everUsed.get(line.key) ?? line.product_key).toBe(line.product_key);
            everUsed.set(line.key, line.product_key);
          }
          const packings = cart.shippings.flatMap((shipping) => shipping.packings.map((packing) => packing.key));
          expect(new Set(packings).size).toBe(packings.length);
        });
      }),
      { numRuns: 300 },
    );
  });

  it('leaves the destinations unchanged that an edit does not name', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        run(steps, (before, after, { kind, two }) => {
          if (!['schedule', 'split', 'gather', 'ship'].includes(kind)) return;
          const named = pick(before.shippings, two)?.key;
          const others = ({ key, address }: ShippingDocument) => address !== null && (kind === 'ship' || key !== named);
          for (const shipping of before.shippings.filter(others)) expect(after.shippings).toContainEqual(shipping);
        });
      }),
      { numRuns: 200 },
    );
  });

  it('can be quoted: different carts have different hashes, and the same cart always the same hash', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const cart = run(steps, () => undefined);
        const input = { ...sampleQuoteInput({}, list), cart };
        const first = quote(input);
        expect(quote({ ...input, cart: structuredClone(cart) }).hash).toBe(first.hash);
        const dearer = cart.lines[0] ? resize(cart, cart.lines[0].key, cart.lines[0].quantity + 1, context) : null;
        if (dearer) expect(quote({ ...input, cart: dearer }).hash).not.toBe(first.hash);
      }),
      { numRuns: 150 },
    );
  });
});
