import type { Cart, DecisionResult, Order, SocialReceiverInput } from '@shop/api';
import { eq } from 'drizzle-orm';
import { cartCaller, typedOrderer } from '../../../cart/testing/cart-caller.ts';
import { payments } from '../../../platform/db/schema/payments.ts';
import type { OutgoingMail } from '../../../platform/mail/mail-transport.ts';
import { settlePayment } from '../../settle-payment.ts';
import { deliverMails, type TestApp } from '../../../testing/index.ts';

const transfer = 4;
let keys = 0;

/** A gift as its giver made it, ordered and, unless told otherwise, paid. */
export interface GivenGift {
  /** Of the link that was mailed; empty while it is unpaid. */
  token: string;
  orderId: string;
  cart: Cart;
  /** What the shop sent since the order was placed. */
  mails: OutgoingMail[];
  /** The order as its giver reads it. */
  order: () => Promise<Order>;
  /** The money arrives. @returns what the shop sends then */
  pay: () => Promise<OutgoingMail[]>;
}

/** 見本 花子, to whom the shop writes. */
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

/** What a receiver sends; each under a key of its own unless told otherwise. */
export function receptionOf(shippings: unknown, changes: Readonly<Record<string, unknown>> = {}) {
  return { idempotency_key: `the-key-of-a-receiver-${(keys += 1)}`, address: typedAddress, shippings, ...changes };
}

export interface GiftOptions {
  goods?: Readonly<Record<string, number>>;
  to?: SocialReceiverInput;
  isPaid?: boolean;
  coupon?: string;
  /** Of the member who gives; a guest does without. */
  bearer?: string;
}

/** Orders a gift by transfer and lets the money arrive. */
export async function giveGift(
  app: TestApp,
  { goods = { 'ham-fr-001': 2 }, to = receiver, isPaid = true, coupon, bearer }: GiftOptions = {},
): Promise<GivenGift> {
  await deliverMails(app);
  const caller = cartCaller(app);
  const { token, detail } = await caller.withProducts(goods, bearer);
  await caller.patch('social/receiver', { token, key: detail.shippings[0]?.key, receiver: to }, bearer);
  if (coupon !== undefined) await caller.patch('coupons/add', { token, code: coupon }, bearer);
  const cart = await caller.patch('order/modify', { token, orderer: typedOrderer, payment_id: transfer }, bearer);
  const { status, body } = await app.call<DecisionResult>('POST', `/v1/carts/${token}/decision`, {
    ...(bearer !== undefined && { token: bearer }),
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

/** The token of the link that one of these mails brings. */
export function giftTokenIn(mails: readonly OutgoingMail[]): string {
  for (const { body } of mails) {
    const token = /\/social-gift\/([\w-]+)\//.exec(body)?.[1];
    if (token) return token;
  }
  throw new Error('No mail brings a link to a gift.');
}
