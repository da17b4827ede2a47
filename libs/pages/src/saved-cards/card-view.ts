import type { UserCard } from '@shop/api';
import type { cardsCopy } from '@shop/copy';
import type { JstDay } from '@shop/japanese';
import type { CardExpiry, SavedCardView } from '@shop/theming';

/** Returns a saved card as the screens show it; `today` is in Japan. */
export function cardView(
  { id, is_main, name, masked_number, expiration, is_expired }: UserCard,
  today: JstDay,
  t: Pick<typeof cardsCopy, 'named'>,
): SavedCardView {
  return {
    id,
    label: t.named(name, masked_number.slice(-4)),
    brand: name,
    maskedNumber: masked_number,
    expiration,
    expiry: is_expired ? 'over' : expiryOf(expiration, today),
    isMain: is_main,
  };
}

/** A card is good to the end of its month (`MM/YY`); in its last two months the end is near. */
function expiryOf(expiration: string, today: JstDay): CardExpiry {
  const [month = '', year = ''] = expiration.split('/');
  const left = (2000 + Number(year) - Number(today.slice(0, 4))) * 12 + Number(month) - Number(today.slice(5, 7));
  return left < 0 ? 'over' : left <= 1 ? 'soon' : 'good';
}
