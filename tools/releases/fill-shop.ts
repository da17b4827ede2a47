import { httpCalls, logIn, type HttpCalls } from './http-calls.ts';
import type { OpenApi } from './open-api.ts';
import type { Recorded, RecordedOrder } from './release-dump.ts';
import {
  fillSampleCart,
  placeSampleOrder,
  registerSampleMember,
  type SampleOrder,
  type SampleOrderRequest,
} from './sample-shop.ts';
import { until } from './until.ts';

const member = { email: 'mihon-taro@example.com', password: 'yama-no-ue-no-kunsei' };
const guest = 'mihon-guest@example.com';
const setting = { name: 'SITE.DESCRIPTION', value: '見本のハムとソーセージの店です。' };

/** What is done with an order after it was placed. */
interface Story extends Pick<SampleOrderRequest, 'method' | 'goods' | 'isGift'> {
  readonly story: string;
  readonly isOfMember?: boolean;
  /** Calls of the operator's API, and the state of the payment that each waits for. */
  readonly moves?: readonly { readonly body: object; readonly payment?: string }[];
  /** The state of the payment at the end. */
  readonly payment: string;
}

const move = (name: 'prepare' | 'ship' | 'deliver') => ({ body: { move: name } });

const stories: readonly Story[] = [
  { story: 'cash on delivery, accepted', method: 'cod', goods: { 'ham-fr-001': 1 }, payment: 'none' },
  {
    story: 'a card of a member, authorised',
    method: 'card',
    goods: { 'ham-fr-001': 2 },
    isOfMember: true,
    payment: 'authorised',
  },
  { story: 'a convenience store, unpaid', method: 'cvs', goods: { 'cot-fr-001': 1 }, payment: 'started' },
  { story: 'a bank transfer, unpaid', method: 'bank_transfer', goods: { 'cot-fr-001': 2 }, payment: 'none' },
  {
    story: 'a bank transfer, paid',
    method: 'bank_transfer',
    goods: { 'bac-fr-001': 1 },
    moves: [{ body: { paid: true } }],
    payment: 'captured',
  },
  {
    story: 'a gift to two destinations with noshi',
    method: 'card',
    goods: { 'ham-fr-001': 2 },
    isGift: true,
    isOfMember: true,
    payment: 'authorised',
  },
  {
    story: 'delivered, one of three pieces refunded',
    method: 'card',
    goods: { 'pat-fr-001': 3 },
    isOfMember: true,
    moves: [
      move('prepare'),
      { body: { move: 'ship', tracking: ['123456789012'] }, payment: 'captured' },
      move('deliver'),
      { body: { refund: { key: 'sample', reason: '見本の返金', pieces: [{ line: 1, quantity: 1 }] } } },
    ],
    payment: 'partially_refunded',
  },
  {
    story: 'cancelled by the shop',
    method: 'cod',
    goods: { 'che-fr-001': 1 },
    moves: [{ body: { cancel_reason: '見本の取り消し' } }],
    payment: 'voided',
  },
];

/** Fills a seeded shop with a member and orders of several kinds, all through the API. @returns what it answers then */
export async function fillShop({ origin, payments }: OpenApi): Promise<Omit<Recorded, 'stock'>> {
  await registerSampleMember(origin, member);
  const calls = { guest: httpCalls(origin), member: httpCalls(origin, await logIn(origin, member)) };
  await calls.guest.operate('PATCH', 'settings', { channels: [], values: { [setting.name]: setting.value } });
  const orders: RecordedOrder[] = [];
  for (const story of stories) {
    const shopper = story.isOfMember ? calls.member : calls.guest;
    const email = story.isOfMember ? member.email : guest;
    const placed = await placeSampleOrder(shopper, { ...story, email, payments });
    for (const { body, payment } of story.moves ?? []) {
      await calls.guest.operate('PATCH', `orders/${placed.order_no}`, body);
      if (payment !== undefined) await untilPayment(calls.guest, placed, payment);
    }
    orders.push({
      story: story.story,
      method: story.method,
      isOfMember: story.isOfMember ?? false,
      ...placed,
      ...(await untilPayment(calls.guest, placed, story.payment)),
    });
  }
  const goods = ['ham-fr-002', 'bac-fr-001'];
  const { token } = await fillSampleCart(calls.guest, Object.fromEntries(goods.map((key) => [key, 1])));
  return { member, orders, cart: { token, goods }, setting };
}

interface DescribedOrder {
  readonly status: string;
  readonly payment_state: string;
  readonly total_payment: number;
  readonly refunded: number;
}

/** Returns an order as the operator sees it. */
export async function describeOrder({ operate }: HttpCalls, orderNo: string) {
  const order = await operate<DescribedOrder>('GET', `orders/${orderNo}`);
  return {
    status: order.status,
    payment: order.payment_state,
    total: order.total_payment,
    refunded: order.refunded,
  };
}

const untilPayment = (calls: HttpCalls, { order_no: orderNo }: SampleOrder, state: string) => {
  let last = '';
  return until(`payment ${state} of ${orderNo}`, async () => {
    const order = await describeOrder(calls, orderNo);
    last = order.payment;
    return order.payment === state && order;
  }).catch((error: unknown) => {
    throw new Error(`The payment of ${orderNo} is ${last}.`, { cause: error });
  });
};
