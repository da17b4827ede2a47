import type { HandoverCode } from '@shop/api';
import { handoverCopy } from '@shop/copy';
import type { DeliveryTables } from '../../delivery/delivery-tables.ts';
import { findRoute } from '../../delivery/find-route.ts';
import { handoverObstacle, type HandoverSituation } from '../../delivery/handover.rules.ts';
import type { PaymentMethod } from '../../payment/payment-method.ts';
import type { Packing } from '../allocation/packing.ts';
import type { CartDocument, ShippingDocument } from '../cart-document.ts';
import type { CartChange } from './cart-changes.ts';

interface HandoverInputs {
  delivery: DeliveryTables;
  payments: readonly PaymentMethod[];
}

/** Returns what decides the available handovers of a parcel. */
export function handoverSituation(
  { zone }: Packing,
  { address, social }: ShippingDocument,
  cart: CartDocument,
  { delivery, payments }: HandoverInputs,
): HandoverSituation {
  const method = payments.find(({ id }) => id === cart.order.payment_id);
  const { carrier } = findRoute(address, zone, delivery);
  return { zone, carrier, isSocial: Boolean(social), isCashOnDelivery: method?.code === 'cod' };
}

/** The handover of a parcel: the chosen one if available, otherwise in person. */
export interface QuotedHandover {
  code: HandoverCode;
  name: string;
  /** Why the chosen handover is not available, as a sentence for the shopper; null if it is. */
  lost: { name: string; message: string } | null;
}

/** Returns the handover of a parcel. The choice remains stored, and applies again when payment or products allow it. */
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

/** Reports the parcels whose chosen handover is not available. */
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
