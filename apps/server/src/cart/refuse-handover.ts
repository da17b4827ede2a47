import type { HandoverCode } from '@shop/api';
import { handoverCopy } from '@shop/copy';
import { handoverObstacle } from '../delivery/handover.rules.ts';
import type { CartDocument } from './cart-document.ts';
import { cartRefusal } from './cart-errors.ts';
import { handoverSituation } from './quote/handover-situation.ts';
import type { QuoteContext } from './quote/quote-context.ts';
import { requirePacking } from './require-part.ts';

/** Refuses a handover that the parcel cannot have. @throws InvalidInputError `cart.packing.handover_unavailable` */
export function refuseHandover(
  document: CartDocument,
  packingKey: string,
  code: HandoverCode,
  { field, context }: { field: string; context: QuoteContext },
): void {
  const { shipping, packing } = requirePacking(document, packingKey, field);
  const obstacle = handoverObstacle(code, handoverSituation(packing, shipping, document, context));
  if (obstacle !== null)
    throw cartRefusal(
      'cart.packing.handover_unavailable',
      handoverCopy.unavailable(handoverCopy.names[code], obstacle),
      field,
    );
}
