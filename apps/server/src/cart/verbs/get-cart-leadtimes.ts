import type { Leadtime } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import { handoversOf } from '../../delivery/handover.rules.ts';
import { listLeadtime } from '../../delivery/list-leadtime.ts';
import { loadCart } from '../load-cart.ts';
import { handoverSituation } from '../quote/handover-situation.ts';
import { parcelNeeds } from '../quote/parcel-needs.ts';
import { readyFromOf } from '../quote/quote-prepaid.ts';
import { quoteContext } from '../quote/quote-context.ts';

/**
 * Returns days, slots and handovers of these parcels, or of all without keys; none for a social gift, whose receiver
 * chooses. @throws GoneError `cart.common.is_expired`
 */
export async function getCartLeadtimes({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { token: string; keys: string[] | null };
}): Promise<Leadtime[]> {
  const { document } = await loadCart(ctx, input.token);
  const context = await quoteContext(ctx, document);
  const { now, products, delivery } = context;
  const ready_from = readyFromOf(document, context);
  return document.shippings
    .filter(({ social }) => !social)
    .flatMap((shipping) =>
      shipping.packings
        .filter((packing) => input.keys === null || input.keys.includes(packing.key))
        .map((packing) => ({
          packing_key: packing.key,
          shipping_key: shipping.key,
          ...listLeadtime(now, { ...parcelNeeds(packing, shipping, document, products), ready_from }, delivery),
          handovers: handoversOf(handoverSituation(packing, shipping, document, context)),
        })),
    );
}
