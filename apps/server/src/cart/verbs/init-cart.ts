import type { Cart, CartInit } from '@shop/api';
import { newPublicId } from '../../platform/secrets/public-id.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { emptyCartDocument } from '../cart-document.ts';
import { cartExpiry } from '../cart-expiry.ts';
import { deleteCart, findCart, findMemberCart, insertCart, lockCart, swapCart, type CartRow } from '../cart.queries.ts';
import { currentCart } from '../change-cart.ts';
import { mergeCarts } from '../edit/merge-carts.ts';
import { releaseCart } from '../edit/release-cart.ts';
import { isReachable } from '../load-cart.ts';
import { quoteContext } from '../quote/quote-context.ts';
import { usualOrder } from '../usual-order.ts';

/**
 * Returns the cart of the token if it is valid for this visitor, otherwise a new one. At login a guest's cart becomes
 * the member's or is merged into it; an ordered cart is not touched. `as_guest` turns a member's open cart into a
 * guest's without personal data, when the member is logged out.
 */
export async function initCart({ ctx, input }: { ctx: Ctx; input: CartInit }): Promise<Cart> {
  const found = input.token === null ? undefined : await findCart(ctx.db, input.token);
  const released = input.as_guest && ctx.actor.kind === 'guest' && found ? await release(ctx, found) : null;
  if (released) return currentCart(ctx, released);
  const row = found && found.state !== 'decided' && isReachable(found, ctx) ? found : undefined;
  if (ctx.actor.kind === 'guest') return currentCart(ctx, row ?? (await createCart(ctx)));
  if (row?.userId) return currentCart(ctx, row);
  return currentCart(ctx, await inTransaction(ctx, (tx) => memberCart(tx, row)));
}

/**
 * Returns the member's cart, merged with the guest's cart of the call. A guest's cart with a payment in progress is not
 * merged.
 */
async function memberCart(ctx: Ctx, brought: CartRow | undefined): Promise<CartRow> {
  const userId = ctx.actor.kind === 'member' ? ctx.actor.userId : '';
  const own = await findMemberCart(ctx.db, userId, ctx.channel.id, ctx.clock.now());
  const guest = brought && (await lockCart(ctx.db, brought.token));
  if (!guest || guest.userId !== null || guest.state === 'decided') return own ?? createCart(ctx);
  if (!own || own.state === 'paying' || guest.state === 'paying') return adoptCart(ctx, guest, userId);
  const context = await quoteContext(
    ctx,
    own.document,
    guest.document.lines.map((line) => line.product_key),
  );
  const document = mergeCarts(own.document, guest.document, context);
  const merged = { ...own, document, version: own.version + 1, expiresAt: cartExpiry(ctx) };
  // Another tab changed the member's cart first: the guest's cart is merged at the next call.
  if (!(await swapCart(ctx.db, own, { document, expiresAt: merged.expiresAt }))) return own;
  await deleteCart(ctx.db, guest.token);
  return merged;
}

/** Returns the member's cart as a guest's; null if it may not be taken over or was changed meanwhile. */
async function release(ctx: Ctx, member: CartRow): Promise<CartRow | null> {
  const isLiving = member.channelId === ctx.channel.id && member.expiresAt > ctx.clock.now();
  if (!isLiving || member.userId === null || member.state !== 'open') return null;
  const context = await quoteContext(ctx, member.document);
  const changes = { document: releaseCart(member.document, context), userId: null, expiresAt: cartExpiry(ctx) };
  if (!(await swapCart(ctx.db, member, changes))) return null;
  return { ...member, ...changes, version: member.version + 1 };
}

async function adoptCart(ctx: Ctx, guest: CartRow, userId: string): Promise<CartRow> {
  const document = { ...guest.document, order: await usualOrder(ctx, guest.document, userId) };
  const changes = { document, userId, expiresAt: cartExpiry(ctx) };
  await swapCart(ctx.db, guest, changes);
  return { ...guest, ...changes, version: guest.version + 1 };
}

async function createCart(ctx: Ctx): Promise<CartRow> {
  const userId = ctx.actor.kind === 'member' ? ctx.actor.userId : null;
  const empty = emptyCartDocument();
  const order = userId === null ? empty.order : await usualOrder(ctx, empty, userId);
  const row: CartRow = {
    token: newPublicId(),
    channelId: ctx.channel.id,
    userId,
    version: 1,
    state: 'open',
    document: { ...empty, order },
    orderId: null,
    expiresAt: cartExpiry(ctx),
    createdAt: ctx.clock.now(),
  };
  await insertCart(ctx.db, row);
  return row;
}
