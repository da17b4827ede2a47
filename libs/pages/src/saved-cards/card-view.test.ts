import { contractExample } from '@shop/api/testing';
import { cardsCopy } from '@shop/copy';
import { describe, expect, it } from 'vitest';
import { cardView } from './card-view.ts';
import { hasRoom } from './read-cards.ts';

const card = { ...contractExample('UserCard'), expiration: '02/27', is_expired: false };
const expiry = (today: string) => cardView(card, today, cardsCopy).expiry;

describe('a kept card', () => {
  it('is called by its brand and last digits', () => {
    expect(cardView(card, '2026-11-21', cardsCopy)).toMatchObject({
      label: 'Visa(末尾1111)',
      maskedNumber: '**** **** **** 1111',
      isMain: true,
    });
  });

  it('is told in its last two months, over the turn of a year as well', () => {
    expect([expiry('2026-12-31'), expiry('2027-01-01'), expiry('2027-02-28'), expiry('2027-03-01')]).toEqual([
      'good',
      'soon',
      'soon',
      'over',
    ]);
  });

  it('is over when the server says so', () => {
    expect(cardView({ ...card, is_expired: true }, '2026-11-21', cardsCopy).expiry).toBe('over');
  });
});

describe('the limit of cards', () => {
  it('leaves room below it', () => {
    expect([hasRoom({ cards: [card], limit: 2 }), hasRoom({ cards: [card], limit: 1 })]).toEqual([true, false]);
  });
});
