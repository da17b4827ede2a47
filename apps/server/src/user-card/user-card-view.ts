import type { UserCard } from '@shop/api';
import { inJapan } from '@shop/japanese';
import { brandName } from './brand-name.ts';
import type { UserCardRow } from './user-card.queries.ts';

/** A kept card as the contract shows it (spec §3 "Card"). A card is good to the end of its month, in Japan. */
export function userCardView(
  { id, isMain, token, service, brand, last4, expiration }: UserCardRow,
  now: Date,
): UserCard {
  return {
    id,
    is_main: isMain,
    token,
    token_key: service,
    name: brandName(brand),
    masked_number: brand === 'amex' ? `**** ****** *${last4}` : `**** **** **** ${last4}`,
    expiration,
    is_expired: endOf(expiration) < inJapan(now).day.slice(0, 7),
  };
}

/** `09/29` → `2029-09` */
function endOf(expiration: string): string {
  const [month, year] = expiration.split('/');
  return `20${year}-${month}`;
}
