import type { Cart } from '@shop/api';
import type { Ctx } from '../platform/context/ctx.ts';
import type { CartDocument } from './cart-document.ts';
import { cartConflict } from './cart-errors.ts';
import { saveCart, type CartRow } from './cart.queries.ts';
import { catalogueOf } from '../catalogue/catalogue-of.ts';
import { withWholeSets } from './edit/edit-sets.ts';
import { cartExpiry } from './cart-expiry.ts';
import { piecesOf } from './line.rules.ts';
import { loadCart } from './load-cart.ts';
import { presentCart } from './present/present-cart.ts';
import { seenValuesOf } from './quote/cart-changes.ts';
import { quoteContext, type QuoteContext } from './quote/quote-context.ts';
import { quote } from './quote/quote.ts';
import type { Quote } from './quote/quoted.ts';

/** The cart, the version that the client changed (`If-Match`), and the idempotency key, if sent. */
export interface CartRef {
  token: string;
  version: number | null;
  /** `Idempotency-Key`: repeated calls with it change the cart once. */
  key?: string | null;
}

/**
 * Returns the new document or throws a refusal. Must have no side effects, since it is repeated after a version
 * conflict.
 */
export type CartEdit = (document: CartDocument, context: QuoteContext) => CartDocument | Promise<CartDocument>;

const attempts = 8;
/** The number of idempotency keys that a cart remembers. */
const mostKeys = 20;

/**
 * Changes an open cart by compare-and-swap and returns the whole cart with a higher version; a remembered idempotency
 * key returns it without a write. It lists changes in the shop since the shopper last saw the cart, also of the
 * products to add (`moreKeys`), and marks them as seen.
 *
 * @throws GoneError `cart.common.is_expired`
 * @throws ConflictError `cart.version_conflict` for an outdated `If-Match`, `cart.payment_in_progress`,
 * `cart.already_decided`
 */
export async function changeCart(
  ctx: Ctx,
  ref: CartRef,
  edit: CartEdit,
  moreKeys: readonly string[] = [],
): Promise<Cart> {
  const keyed = withKey(edit, ref);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const row = await loadCart(ctx, ref.token);
    if (isKnown(row, ref)) return currentCart(ctx, row);
    await refuseUnlessOpen(ctx, row, ref);
    const changed = await tryChange(ctx, row, keyed, moreKeys);
    if (changed) return changed;
  }
  throw cartConflict('cart.version_conflict', await currentCart(ctx, await loadCart(ctx, ref.token)));
}

function isKnown({ document }: CartRow, { key }: CartRef): boolean {
  return typeof key === 'string' && document.change_keys?.includes(key) === true;
}

/** Returns the edit that also records its idempotency key; earlier keys are preserved, even if the edit drops them. */
function withKey(edit: CartEdit, { key }: CartRef): CartEdit {
  return async (document, context) => {
    const { change_keys: before = [], ...edited } = {
      ...(await edit(document, context)),
      change_keys: document.change_keys,
    };
    const keys = typeof key === 'string' ? [...before, key].slice(-mostKeys) : before;
    return keys.length > 0 ? { ...edited, change_keys: keys } : edited;
  };
}

/** Returns the current cart with a new quote. */
export async function currentCart(ctx: Ctx, row: CartRow): Promise<Cart> {
  const context = await quoteContext(ctx, row.document);
  const products = row.state === 'open' ? context.products : withOwnPieces(context.products, row.document);
  return presentCart(ctx, row, quote({ ...context, products, cart: row.document }));
}

/** Adds the pieces that this cart has reserved during a payment back to the stock. */
function withOwnPieces(products: QuoteContext['products'], document: CartDocument): QuoteContext['products'] {
  return new Map(
    [...products].map(([key, product]) => [key, { ...product, stock: product.stock + piecesOf(document, key) }]),
  );
}

/** @returns the changed cart, or null if another change came first */
async function tryChange(ctx: Ctx, row: CartRow, edit: CartEdit, moreKeys: readonly string[]): Promise<Cart | null> {
  const context = await quoteContext(ctx, row.document, moreKeys);
  const edited = await edit(row.document, context);
  const isSameMoney = edited.coupons === row.document.coupons && edited.points === row.document.points;
  const current = isSameMoney ? context : await quoteContext(ctx, edited, moreKeys);
  const answer = quote({ ...current, cart: edited });
  const next = {
    ...row,
    document: withWholeSets(withSeen(edited, answer), catalogueOf(ctx).sets),
    expiresAt: cartExpiry(ctx),
  };
  if (!(await saveCart(ctx.db, next))) return null;
  return presentCart(ctx, { ...next, version: row.version + 1 }, answer);
}

/** Returns the document with today's values recorded as seen. */
function withSeen(document: CartDocument, answer: Quote): CartDocument {
  const lines = document.lines.map((line, index) => {
    const quoted = answer.lines[index];
    if (!quoted) return line;
    const accessories = line.accessories?.map((extra, place) => {
      const today = quoted.accessories[place];
      return today ? { ...extra, seen: seenValuesOf(today) } : extra;
    });
    return { ...line, seen: seenValuesOf(quoted), ...(accessories && { accessories }) };
  });
  return { ...document, lines };
}

async function refuseUnlessOpen(ctx: Ctx, row: CartRow, ref: CartRef): Promise<void> {
  if (row.state === 'decided') throw cartConflict('cart.already_decided', await currentCart(ctx, row));
  if (row.state === 'paying') throw cartConflict('cart.payment_in_progress', await currentCart(ctx, row));
  if (ref.version !== null && ref.version !== row.version) {
    throw cartConflict('cart.version_conflict', await currentCart(ctx, row));
  }
}
