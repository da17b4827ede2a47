import type { Card, Charge, Customer, Event, List, Token } from 'payjp';
import { newId } from '../new-id.ts';
import { type StoredCard, type StoredCharge, type StoredToken, nowSeconds } from './stored-charge.ts';

const DAY_SECONDS = 86_400;

/** Returns a charge as PAY.JP does. */
export function chargeView(charge: StoredCharge): Charge {
  const { isPaid, capturedAt, givenBack } = charge;
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_refunded: givenBack,
    captured: capturedAt !== null,
    captured_at: capturedAt,
    card: cardView(charge.card),
    created: charge.created,
    currency: 'jpy',
    customer: charge.customer,
    description: null,
    expired_at: isPaid && capturedAt === null ? charge.created + charge.expiryDays * DAY_SECONDS : null,
    failure_code: charge.failureCode,
    failure_message: charge.failureCode,
    fee_rate: '3.00',
    livemode: false,
    metadata: { ...charge.metadata },
    paid: isPaid,
    refund_reason: charge.refundReason,
    refunded: givenBack > 0,
    subscription: null,
    three_d_secure_status: charge.holder,
    term_id: null,
  } satisfies Charge;
}

export function cardView(card: StoredCard): Card {
  return {
    id: card.id,
    object: 'card',
    address_city: null,
    address_line1: null,
    address_line2: null,
    address_state: null,
    address_zip: null,
    address_zip_check: 'unchecked',
    brand: card.brand,
    country: 'JP',
    created: card.created,
    customer: card.customer,
    cvc_check: 'passed',
    email: card.email,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    fingerprint: card.fingerprint,
    is_jp: true,
    last4: card.last4,
    livemode: false,
    metadata: {},
    name: card.name,
    phone: card.phone,
    three_d_secure_status: null,
  } satisfies Card;
}

export function tokenView({ id, card, created, isUsed }: StoredToken): Token {
  return { id, object: 'token', card: cardView(card), created, livemode: false, used: isUsed } satisfies Token;
}

export function customerView(id: string): Customer {
  return {
    id,
    object: 'customer',
    cards: listView([], `/v1/customers/${id}/cards`),
    created: nowSeconds(),
    default_card: null,
    description: '',
    email: null,
    livemode: false,
    metadata: null,
    subscriptions: listView([], `/v1/customers/${id}/subscriptions`),
  } satisfies Customer;
}

export function listView<T>(all: readonly T[], url: string, { limit = 10, offset = 0 } = {}): List<T> {
  const data = all.slice(offset, offset + limit);
  return { object: 'list', count: all.length, data, has_more: offset + limit < all.length, url } satisfies List<T>;
}

export function eventView(type: string, charge: StoredCharge): Event {
  return {
    id: newId('evnt'),
    object: 'event',
    livemode: false,
    created: nowSeconds(),
    pending_webhooks: 1,
    type,
    data: chargeView(charge),
  } satisfies Event;
}
