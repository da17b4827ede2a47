import type { Ctx } from '../platform/context/ctx.ts';
import { findLastMethodOf } from '../payment/last-method.queries.ts';
import type { CartDocument, OrderDocument } from './cart-document.ts';
import { quoteContext } from './quote/quote-context.ts';
import { quote } from './quote/quote.ts';
import { memberOrderer } from './shipping/check-orderer.ts';

/**
 * Returns orderer and payment of a cart that has just become a member's: those of the cart, otherwise account, main
 * address and the latest payment method if available (C-01). Cards and convenience stores are not reused.
 */
export async function usualOrder(ctx: Ctx, document: CartDocument, userId: string): Promise<OrderDocument> {
  const { order } = document;
  const orderer = order.orderer ?? (await memberOrderer(ctx.db, userId));
  const known = { ...document, order: { ...order, orderer } };
  return { ...known.order, payment_id: order.payment_id ?? (await usualPayment(ctx, known, userId)) };
}

async function usualPayment(ctx: Ctx, document: CartDocument, userId: string): Promise<number | null> {
  const id = await findLastMethodOf(ctx.db, userId, ctx.channel.id);
  if (id === null) return null;
  const offered = quote({ ...(await quoteContext(ctx, document)), cart: document }).payments.find(
    ({ method }) => method.id === id,
  );
  // An empty cart is below every minimum, so the reason is not about products.
  const isOpen = offered !== undefined && (offered.reason === null || document.lines.length === 0);
  return isOpen ? id : null;
}
