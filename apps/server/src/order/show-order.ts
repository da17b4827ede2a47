import type { Order } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { giftOf } from './gift/gift-of.ts';
import { readReceipt } from '../receipt/read-receipt.ts';
import { listRefunds } from '../refund/refund.queries.ts';
import { listParcels, type PaidOrder } from './order.queries.ts';
import { presentOrder } from './present-order.ts';
import { withParcels } from './with-parcels.ts';

/** An order for its customer, who learns of a social gift how far it is and nothing of where it goes (L-37). */
export async function showOrder(
  { db, clock, images, channel }: Pick<Ctx, 'db' | 'clock' | 'images' | 'channel'>,
  paid: PaidOrder,
): Promise<Order> {
  const order = withParcels(paid.order, await listParcels(db, paid.order.id));
  const now = clock.now();
  return presentOrder(
    { ...paid, order },
    {
      now,
      gift: await giftOf(db, paid.order),
      receipt: await readReceipt(db, paid, { channel, now }),
      refunds: await listRefunds(db, paid.order.id),
      images,
    },
  );
}
