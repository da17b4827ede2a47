import { contractExample } from '@shop/api/testing';
import { cardsCopy } from '@shop/copy';
import { describe, expect, it } from 'vitest';
import { cardView } from './card-view.ts';
import { hasRoom } from './read-cards.ts';

const card = { ...contractExample('UserCard'), expiration: '02/27', is_expired: false };
const expiry = (today: string) => cardView(card, today, cardsCopy).expiry;

describe('a saved card', () => {
  it('is labelled by its brand and last digits', () => {
    expect(cardView(card, '2026-11-21', cardsCopy)).toMatchObject({
      label: 'Visa(末尾1111)',
      maskedNumber: '**** **** **** 1111',
      isMain: true,
    });
  });

  it('is marked as expiring soon in its last two months, also across a year end', () => {
    expect([expiry('2026-12-31'), expiry('2027-01-01'), expiry('2027-02-28'), expiry('2027-03-01')]).toEqual([
      'good',
      'soon',
      'soon',
      'over',
    ]);
  });

  it('is expired when the server reports it', () => {
    expect(cardView({ ...card, is_expired: true }, '2026-11-21', cardsCopy).expiry).toBe('over');
  });
});

describe('the limit of cards', () => {
  it('allows another card below it', () => {
    expect([hasRoom({ cards: [card], limit: 2 }), hasRoom({ cards: [card], limit: 1 })]).toEqual([true, false]);
  });
});
