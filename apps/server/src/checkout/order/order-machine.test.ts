import type { OrderStatus } from '@shop/api';
import { describe, expect, it } from 'vitest';
import { nextOrderStatus, type OrderEvent } from './order-machine.ts';

describe('the order machine', () => {
  it.each<[OrderStatus, OrderEvent, OrderStatus | null]>([
    ['awaiting_payment', 'accept', 'accepted'],
    ['awaiting_payment', 'abandon', 'abandoned'],
    ['awaiting_payment', 'cancel', 'cancelled'],
    ['abandoned', 'revive', 'accepted'],
    ['abandoned', 'accept', null],
    ['accepted', 'abandon', null],
    ['accepted', 'prepare', 'preparing'],
    ['preparing', 'ship', 'shipped'],
    ['shipped', 'deliver', 'delivered'],
    ['shipped', 'cancel', null],
    ['accepted', 'request_cancel', 'cancel_requested'],
    ['cancel_requested', 'cancel', 'cancelled'],
    ['cancelled', 'revive', null],
  ])('%s by %s becomes %s', (status, event, next) => {
    expect(nextOrderStatus(status, event)).toBe(next);
  });
});
