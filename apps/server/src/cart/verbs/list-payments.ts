import type { PaymentMethod } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import { methodsOf } from '../../payment/methods-of.ts';
import { loadCart } from '../load-cart.ts';
import { presentPaymentMethod } from '../present/present-payment-method.ts';
import { quoteContext } from '../quote/quote-context.ts';
import { quote } from '../quote/quote.ts';

/** Returns the payment methods of the channel, all available; the fee is that of the smallest amount. */
export async function listPayments(ctx: Ctx): Promise<PaymentMethod[]> {
  return methodsOf(ctx)
    .filter((method) => !method.is_fallback)
    .map((method) =>
      presentPaymentMethod(ctx, {
        method,
        fee: method.fee_steps[0]?.fee ?? 0,
        reason: null,
        prepaid: null,
        authorise_on: null,
      }),
    );
}

/**
 * Returns the payment methods for this cart, each with its fee and, if unavailable, the reason. @throws GoneError
 * `cart.common.is_expired`
 */
export async function listCartPayments({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { token: string };
}): Promise<PaymentMethod[]> {
  const { document } = await loadCart(ctx, input.token);
  const context = await quoteContext(ctx, document);
  return quote({ ...context, cart: document }).payments.map((payment) => presentPaymentMethod(ctx, payment));
}
