import { paths } from '@shop/constants';
import { eq, ne, sql } from 'drizzle-orm';
import { JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import { addCartProducts } from '../cart/verbs/cart-products.ts';
import { addCartShipping } from '../cart/verbs/cart-shippings.ts';
import { initCart } from '../cart/verbs/init-cart.ts';
import { modifyCartOrder } from '../cart/verbs/modify-cart-order.ts';
import { setCartPoint } from '../cart/verbs/set-cart-point.ts';
import { newPublicId } from '../platform/secrets/public-id.ts';
import { snapshotsOf } from '../snapshots.ts';
import { findChannel } from '../platform/channel/find-channel.ts';
import type { Ctx } from '../platform/context/ctx.ts';
import { userAddresses, users } from '../platform/db/schema/customer.ts';
import { stockReservations } from '../platform/db/schema/orders.ts';
import { mailOutbox } from '../platform/db/schema/mail.ts';
import { nextOrderStatus } from '../checkout/order/order-machine.ts';
import { updateOrder, type PaidOrder } from '../checkout/order/order.queries.ts';
import { moveStock } from '../checkout/order/stock.queries.ts';
import { placeOrder } from '../checkout/order/place-order.ts';
import { releasePoints } from '../payment/point/order-points.ts';
import type { PaymentEvent } from '../payment/payment-machine.ts';
import type { PaymentNews } from '../payment/payment-news.ts';
import { settlePayment } from '../checkout/settle-payment.ts';
import { noImages } from '../platform/image/images.ts';
import { openStorage } from '../platform/image/storage/open-storage.ts';
import { makeLogger } from '../platform/process/make-logger.ts';
import { pastOrders, type PastOrder } from './data/past-orders.ts';
import type { SeedContext } from './seed-context.ts';
import { channelsSnapshot } from '../platform/channel/channel.snapshot.ts';

/** Where the shop of the demo is bought in. */
const host = 'localhost';
const methodIds = { card: 1, cvs: 2, cod: 3, bank_transfer: 4, paypay: 5, virtual_account: 6 } as const;
const store = { store_code: 'lawson', store_name: 'ローソン' };

/** Money that is sent comes a day later; nobody waits for it longer than ten days. */
const daysUntil: Partial<Record<PaymentEvent, number>> = { capture: 1, expire: 10 };

/**
 * What the sample members bought before, in demo mode only: placed, paid and sent by the shop's own code at days before
 * `now`. The goods came from earlier stock, and the mails have long been read.
 */
export async function seedOrders(seed: SeedContext): Promise<void> {
  const { db, demo, now } = seed;
  if (!demo) return;
  const snapshots = snapshotsOf(db);
  await snapshots.refresh();
  const channel = findChannel(snapshots.read(channelsSnapshot), host);
  const shop = {
    db,
    config: seed.config,
    snapshots,
    images: noImages,
    storage: openStorage(seed.config.photographs),
    channel,
    log: makeLogger('silent'),
    requestId: 'seed',
  };
  for (const past of pastOrders) {
    const clock = (daysLater: number) => ({
      now: () =>
        DateTime.fromJSDate(now, JAPAN)
          .minus({ days: Math.max(0, past.daysAgo - daysLater) })
          .toJSDate(),
    });
    const actor = { kind: 'member' as const, userId: await idOf(seed, past.member), sessionId: newPublicId() };
    const placed = await place({ ...shop, clock: clock(0), actor }, past);
    await follow(placed, past, (daysLater) => ({ ...shop, clock: clock(daysLater), actor }));
  }
  await replaceSoldPieces(seed);
  await db.delete(mailOutbox).where(ne(mailOutbox.kind, 'account_unlock'));
}

/** Receives what the sample orders took, so that the stock of the demo is that of its products. */
async function replaceSoldPieces({ db, now }: SeedContext): Promise<void> {
  const sold = await db
    .select({ productId: stockReservations.productId, delta: sql<number>`sum(${stockReservations.quantity})::int` })
    .from(stockReservations)
    .where(ne(stockReservations.state, 'returned'))
    .groupBy(stockReservations.productId);
  await moveStock(
    db,
    sold.map((row) => ({ ...row, kind: 'receipt', reason: '見本の在庫', actor: 'shop', at: now })),
  );
}

async function idOf({ db }: SeedContext, email: string): Promise<string> {
  const [member] = await db.select({ id: users.id }).from(users).where(eq(users.emailKey, email));
  if (!member) throw new Error(`Orders are seeded after their member ${email}.`);
  return member.id;
}

async function place(
  ctx: Ctx & { actor: { kind: 'member'; userId: string } },
  { goods, address, payment, points = 0 }: PastOrder,
): Promise<PaidOrder> {
  const addresses = await ctx.db
    .select({ id: userAddresses.id })
    .from(userAddresses)
    .where(eq(userAddresses.userId, ctx.actor.userId))
    .orderBy(userAddresses.id);
  const user_address_id = addresses[address]?.id;
  if (user_address_id === undefined) throw new Error(`A sample member has no address ${address}.`);
  const { token } = await initCart({ ctx, input: { token: null } });
  const call = { ctx, ref: { token, version: null } };
  await addCartProducts({
    ...call,
    input: { token, products: Object.entries(goods).map(([key, quantity]) => ({ key, quantity })) },
  });
  await addCartShipping({ ...call, input: { token, user_address_id } });
  await setCartPoint({ ...call, input: { token, points } });
  const { quote } = await modifyCartOrder({ ...call, input: { token, payment_id: methodIds[payment] } });
  return placeOrder(ctx, {
    token,
    idempotency_key: newPublicId(),
    quote_hash: quote.hash,
    payment_token: 'sample',
    store_code: store.store_code,
    return_path: paths.cartComplete(),
  });
}

async function follow({ order, payment }: PaidOrder, past: PastOrder, at: (daysLater: number) => Ctx): Promise<void> {
  for (const news of newsOf(past, payment.expiresAt))
    await settlePayment(at(daysUntil[news.event ?? 'authorise'] ?? 0), payment.id, news);
  let status = past.money === 'expired' ? order.status : ('accepted' as const);
  for (const [index, move] of past.moves.entries()) {
    const ctx = at(index + 1);
    status = nextOrderStatus(status, move) ?? status;
    await updateOrder(ctx.db, order.id, { status, updatedAt: ctx.clock.now() });
    if (move === 'ship') await releasePoints(ctx, order.id);
    if (move === (past.payment === 'card' ? 'ship' : 'deliver'))
      await settlePayment(ctx, payment.id, { event: 'capture' });
  }
}

/** What the payment service, or the bank, told about it. */
function newsOf({ payment, money }: PastOrder, expiresAt: Date | null): readonly PaymentNews[] {
  if (payment === 'card') return [{ event: 'authorise', card: { brand: 'visa', last4: '1111' }, eci: '05' }];
  if (payment === 'bank_transfer') return money === 'paid' ? [{ event: 'capture' }] : [];
  if (payment === 'cod') return [];
  const number = { ...store, number: '0000000000000', expires_at: expiresAt?.toISOString() ?? '' };
  return [
    { event: null, instructions: number },
    money === 'paid' ? { event: 'capture' } : { event: 'expire', failure_code: 'expired' },
  ];
}
