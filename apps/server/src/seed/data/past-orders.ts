import type { OrderEvent } from '../../checkout/order/order-machine.ts';
import type { PaymentKind } from '../../payment/payment-method.ts';

/** An order that a sample member placed before the shop was seeded. */
export interface PastOrder {
  /** Mail address of the member. */
  member: string;
  daysAgo: number;
  /** Pieces by product key. */
  goods: Readonly<Record<string, number>>;
  /** Which of the member's addresses it went to, from the main one on. */
  address: number;
  payment: PaymentKind;
  /** Points that it spent. */
  points?: number;
  /** What became of money that is not paid at the door; `open` is still waited for. */
  money: 'paid' | 'expired' | 'open';
  /** What happened to the order after it was accepted, a day each. */
  moves: readonly OrderEvent[];
}

const taro = 'taro@example.com';
const delivered = ['prepare', 'ship', 'deliver'] as const;

/** Oldest first. */
export const pastOrders: readonly PastOrder[] = [
  {
    member: taro,
    daysAgo: 128,
    goods: { 'ham-fr-001': 1, 'che-fr-001': 1 },
    address: 0,
    payment: 'cod',
    money: 'paid',
    moves: delivered,
  },
  {
    member: taro,
    daysAgo: 74,
    goods: { 'ham-at-001': 1, 'acc-fr-001': 1 },
    address: 1,
    payment: 'card',
    money: 'paid',
    moves: delivered,
  },
  { member: taro, daysAgo: 33, goods: { 'cot-fr-001': 2 }, address: 0, payment: 'cvs', money: 'expired', moves: [] },
  {
    member: taro,
    daysAgo: 32,
    goods: { 'cot-fr-001': 2, 'pat-fr-001': 2 },
    points: 200,
    address: 0,
    payment: 'cvs',
    money: 'paid',
    moves: delivered,
  },
  {
    member: 'hanako@example.com',
    daysAgo: 20,
    goods: { 'bac-fr-001': 2 },
    address: 0,
    payment: 'card',
    money: 'paid',
    moves: delivered,
  },
  {
    member: taro,
    daysAgo: 4,
    goods: { 'ham-fr-002': 2, 'pat-fr-002': 1 },
    address: 2,
    payment: 'bank_transfer',
    money: 'paid',
    moves: ['prepare', 'ship'],
  },
  {
    member: taro,
    daysAgo: 2,
    goods: { 'ham-pt-001': 1 },
    address: 0,
    payment: 'card',
    money: 'paid',
    moves: ['prepare'],
  },
  {
    member: taro,
    daysAgo: 1,
    goods: { 'che-fr-002': 1, 'ham-fr-002': 1 },
    address: 0,
    payment: 'bank_transfer',
    money: 'open',
    moves: [],
  },
];
