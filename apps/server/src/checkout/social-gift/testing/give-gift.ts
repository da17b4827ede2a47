import type { Cart, DecisionResult, Order, SocialReceiverInput } from '@shop/api';
import { eq } from 'drizzle-orm';
import { cartCaller, typedOrderer } from '../../../cart/testing/cart-caller.ts';
import { payments } from '../../../platform/db/schema/payments.ts';
import type { OutgoingMail } from '../../../platform/mail/mail-transport.ts';
import { settlePayment } from '../../settle-payment.ts';
import { deliverMails, type TestApp } from '../../../testing/index.ts';

const transfer = 4;
let keys = 0;

/** A gift as its giver made it, ordered and, by default, paid. */
export interface GivenGift {
  /** The token of the emailed link; empty while the gift is unpaid. */
  token: string;
  orderId: string;
  cart: Cart;
  /** The emails sent since the order was placed. */
  mails: OutgoingMail[];
  /** Reads the order as its giver. */
  order: () => Promise<Order>;
  /** Reports the payment. @returns the emails that are then sent */
  pay: () => Promise<OutgoingMail[]>;
}

/** 見本 花子, who gets the link by email. */
export const receiver: SocialReceiverInput = {
  name: '見本 花子',
  way: 'mail',
  email: 'hanako@example.com',
  message: 'いつもありがとうございます。',
};

/** An address in Sapporo, as the receiver types it. */
export const typedAddress = {
  shipping_last_name: '見本',
  shipping_first_name: '花子',
  postal_code: '０６０ー０００１',
  prefecture: '北海道',
  city: '札幌市中央区',
  address1: '北一条西９－９',
  phone_number: '011-000-0000',
};

/** The request of a receiver, each with a new idempotency key by default. */
export function receptionOf(shippings: unknown, changes: Readonly<Record<string, unknown>> = {}) {
  return { idempotency_key: `the-key-of-a-receiver-${(keys += 1)}`, address: typedAddress, shippings, ...changes };
}

export interface GiftOptions {
  goods?: Readonly<Record<string, number>>;
  to?: SocialReceiverInput;
  isPaid?: boolean;
  coupon?: string;
  /** The access token of the member who gives; absent for a guest. */
  accessToken?: string;
}

/** Orders a gift by transfer and, by default, reports the payment. */
export async function giveGift(
  app: TestApp,
  { goods = { 'ham-fr-001': 2 }, to = receiver, isPaid = true, coupon, accessToken }: GiftOptions = {},
): Promise<GivenGift> {
  await deliverMails(app);
  const caller = cartCaller(app);
  const { token, detail } = await caller.withProducts(goods, accessToken);
  await caller.patch('social/receiver', { token, key: detail.shippings[0]?.key, receiver: to }, accessToken);
  if (coupon !== undefined) await caller.patch('coupons/add', { token, code: coupon }, accessToken);
  const cart = await caller.patch('order/modify', { token, orderer: typedOrderer, payment_id: transfer }, accessToken);
  const { status, body } = await app.call<DecisionResult>('POST', `/v1/carts/${token}/decision`, {
    ...(accessToken !== undefined && { token: accessToken }),
    body: { idempotency_key: `the-key-of-a-gift-${(keys += 1)}`, quote_hash: cart.quote.hash },
  });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  const pay = async () => {
    const [payment] = await app.db.select().from(payments).where(eq(payments.orderId, body.id));
    await settlePayment(app.jobCtx(), payment?.id ?? '', { event: 'capture' });
    return deliverMails(app);
  };
  const placed = await deliverMails(app);
  const paid = isPaid ? await pay() : [];
  return {
    token: isPaid ? giftTokenIn(paid) : '',
    orderId: body.id,
    cart,
    mails: [...placed, ...paid],
    order: async () =>
      (await app.call<Order>('GET', `/v1/carts/order/${body.id}`, { headers: { 'x-cart-token': token } })).body,
    pay,
  };
}

/** Returns the token of the link in these emails. */
export function giftTokenIn(mails: readonly OutgoingMail[]): string {
  for (const { body } of mails) {
    const token = /\/social-gift\/([\w-]+)\//.exec(body)?.[1];
    if (token) return token;
  }
  throw new Error('No mail brings a link to a gift.');
}
