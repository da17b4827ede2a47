import { afterEach, describe, expect, it } from 'vitest';
import { forgetCard, storeCard, storedCard } from './card-memory.ts';
import { readCardMessage, type CardToken } from '../card-fields/card-messages.ts';

const card: CardToken = { token: 'tok_1', brand: 'visa', last4: '3220', exp: '09/29' };
const minute = 60_000;

describe('the card of this tab', () => {
  afterEach(forgetCard);

  it('is stored for its own cart, for slightly less than the lifetime of the token', () => {
    storeCard('cart-1', card, 0);
    expect(storedCard('cart-1', 13 * minute)).toBe(card);
    expect(storedCard('cart-1', 14 * minute)).toBeNull();
    expect(storedCard('cart-2', 0)).toBeNull();
    expect(storedCard(null, 0)).toBeNull();
  });

  it('is deleted after use', () => {
    storeCard('cart-1', card, 0);
    forgetCard();
    expect(storedCard('cart-1', 0)).toBeNull();
  });
});

describe('messages of the card fields', () => {
  it('are read when they follow the protocol, and ignored otherwise', () => {
    expect(readCardMessage({ type: 'ready' })).toEqual({ type: 'ready' });
    for (const other of [null, 'ready', {}, { type: 'webpackOk' }, { type: 3 }])
      expect(readCardMessage(other)).toBeNull();
  });
});
