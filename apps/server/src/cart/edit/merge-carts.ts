import { LINE_QUANTITY_MAX } from '@shop/constants';
import { MOST_COUPONS } from '../../payment/coupon/most-coupons.ts';
import { matrixOf } from '../allocation/matrix.ts';
import type { AccessoryDocument, CartDocument, LineDocument, ShippingDocument } from '../cart-document.ts';
import { resize } from './edit-lines.ts';
import { withSet } from './edit-sets.ts';
import { isSameAddress } from './edit-shippings.ts';
import { repack, type EditContext } from './repack.ts';

/**
 * Merges a guest's cart into the member's at login, with new keys; its payment method and coupons apply where the
 * member chose none. Equal lines, extras and sets are added up to the purchase limit and 99 pieces (a reduction is
 * recorded), and equal addresses become one destination.
 */
export function mergeCarts(own: CartDocument, guest: CartDocument, context: EditContext): CartDocument {
  if (guest.lines.length === 0) return own;
  const joined = guest.shippings.reduce(takeShipping, { document: own, keys: new Map<string, string>() });
  const lines = guest.lines.reduce(takeLine, { document: joined.document, keys: new Map<string, string>() });
  const moved = matrixOf(guest.shippings).map((cell) => ({
    ...cell,
    line_key: lines.keys.get(cell.line_key) ?? '',
    shipping_key: joined.keys.get(cell.shipping_key) ?? '',
    split: 0,
  }));
  const summed = repack(lines.document, context, [...matrixOf(own.shippings), ...moved]);
  const order = { ...summed.order, payment_id: summed.order.payment_id ?? guest.order.payment_id };
  const coupons = [...new Set([...own.coupons, ...guest.coupons])].slice(0, MOST_COUPONS);
  const joinedSets = (guest.sets ?? []).reduce(withSet, { ...summed, order, coupons });
  return withinLimits(joinedSets, context);
}

interface Taken {
  document: CartDocument;
  /** Key in the guest's cart → key in the merged cart. */
  keys: Map<string, string>;
}

function takeShipping({ document, keys }: Taken, shipping: ShippingDocument): Taken {
  const same =
    document.shippings.find((known) => isSameAddress(known.address, shipping.address)) ??
    (shipping.address === null ? document.shippings[0] : undefined);
  if (same) return { document, keys: keys.set(shipping.key, same.key) };
  const key = `s${document.next_key}`;
  const shippings = [...document.shippings, { ...shipping, key, packings: [] }];
  return { document: { ...document, next_key: document.next_key + 1, shippings }, keys: keys.set(shipping.key, key) };
}

function takeLine({ document, keys }: Taken, line: LineDocument): Taken {
  const same = document.lines.find(
    (known) => known.product_key === line.product_key && isEqual(known.options, line.options),
  );
  if (same) {
    const joined = { ...same, quantity: same.quantity + line.quantity };
    const lines = document.lines.map((known) => (known === same ? joined : known));
    return { document: takeAccessories({ ...document, lines }, joined, line), keys: keys.set(line.key, same.key) };
  }
  const { accessories: _brought, ...bare } = line;
  const own: LineDocument = { ...bare, key: `l${document.next_key}` };
  const grown = { ...document, next_key: document.next_key + 1, lines: [...document.lines, own] };
  return { document: takeAccessories(grown, own, line), keys: keys.set(line.key, own.key) };
}

/** Adds the extras of a guest's line to the merged line. */
function takeAccessories(
  document: CartDocument,
  line: LineDocument,
  { accessories: brought = [] }: LineDocument,
): CartDocument {
  if (brought.length === 0) return document;
  let next = document.next_key;
  const accessories = brought.reduce<AccessoryDocument[]>((known, added) => {
    const same = known.find((own) => own.product_key === added.product_key);
    if (!same) return [...known, { ...added, key: `a${next++}` }];
    return known.map((own) => (own === same ? { ...own, quantity: own.quantity + added.quantity } : own));
  }, line.accessories ?? []);
  const lines = document.lines.map((known) => (known === line ? { ...known, accessories } : known));
  return { ...document, next_key: next, lines };
}

function isEqual(one: Record<string, string>, other: Record<string, string>): boolean {
  const entries = Object.entries(one);
  return entries.length === Object.keys(other).length && entries.every(([name, value]) => other[name] === value);
}

function withinLimits(document: CartDocument, context: EditContext): CartDocument {
  return document.lines.reduce((cart, line) => {
    const limit = Math.min(
      LINE_QUANTITY_MAX,
      context.products.get(line.product_key)?.purchase_limit ?? LINE_QUANTITY_MAX,
    );
    return line.quantity > limit ? resize(withJoinedQuantity(cart, line), line.key, limit, context) : cart;
  }, document);
}

function withJoinedQuantity(document: CartDocument, { key, quantity }: LineDocument): CartDocument {
  const lines = document.lines.map((line) =>
    line.key === key ? { ...line, seen: { ...line.seen, joined_quantity: quantity } } : line,
  );
  return { ...document, lines };
}
