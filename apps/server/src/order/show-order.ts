import type { Order } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { giftOf } from '../social-gift/gift-of.ts';
import { listParcels, type PaidOrder } from './order.queries.ts';
import { presentOrder } from './present-order.ts';
import { withParcels } from './with-parcels.ts';

/** An order for its customer, who learns of a social gift how far it is and nothing of where it goes (L-37). */
export async function showOrder({ db, clock, images }: Pick<Ctx, 'db' | 'clock' | 'images'>, paid: PaidOrder): Promise<Order> {
  const order = withParcels(paid.order, await listParcels(db, paid.order.id));
  return presentOrder({ ...paid, order }, { now: clock.now(), gift: await giftOf(db, paid.order), images });
}
