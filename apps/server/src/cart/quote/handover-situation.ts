import type { HandoverCode } from '@shop/api';
import { handoverCopy } from '@shop/copy';
import type { DeliveryTables } from '../../delivery/delivery-tables.ts';
import { findRoute } from '../../delivery/find-route.ts';
import { handoverObstacle, type HandoverSituation } from '../../delivery/handover.rules.ts';
import type { PaymentMethod } from '../../payment/payment-method.ts';
import type { Packing } from '../allocation/packing.ts';
import type { CartDocument, ShippingDocument } from '../cart-document.ts';
import type { CartChange } from './cart-changes.ts';

interface HandoverFacts {
  delivery: DeliveryTables;
  payments: readonly PaymentMethod[];
}

/** How a parcel of a cart stands: what decides in which ways it may be handed over. */
export function handoverSituation(
  { zone }: Packing,
  { address, social }: ShippingDocument,
  cart: CartDocument,
  { delivery, payments }: HandoverFacts,
): HandoverSituation {
  const method = payments.find(({ id }) => id === cart.order.payment_id);
  const { carrier } = findRoute(address, zone, delivery);
  return { zone, carrier, isSocial: Boolean(social), isCashOnDelivery: method?.code === 'cod' };
}

/** How a parcel is handed over: as was chosen while that is to be had, else in person. */
export interface QuotedHandover {
  code: HandoverCode;
  name: string;
  /** Why it is not as was chosen, as a sentence for the shopper; null when it is. */
  lost: { name: string; message: string } | null;
}

/** Quotes the handover of a parcel. The choice itself is kept: with another payment or without the cold goods it holds again. */
export function quoteHandover(
  { handover: chosen = 'in_person' }: Packing,
  situation: HandoverSituation,
): QuotedHandover {
  const { names, lost } = handoverCopy;
  const obstacle = handoverObstacle(chosen, situation);
  if (obstacle === null) return { code: chosen, name: names[chosen], lost: null };
  return {
    code: 'in_person',
    name: names.in_person,
    lost: { name: names[chosen], message: lost(names[chosen], obstacle) },
  };
}

/** The parcels that are not handed over as was chosen. */
export function handoverChanges(parcels: readonly { handover: QuotedHandover }[]): CartChange[] {
  return parcels.flatMap(({ handover: { name, lost } }) =>
    lost
      ? [
          {
            kind: 'handover' as const,
            line_key: null,
            product_key: null,
            product_name: null,
            before: lost.name,
            after: name,
            message: lost.message,
          },
        ]
      : [],
  );
}
