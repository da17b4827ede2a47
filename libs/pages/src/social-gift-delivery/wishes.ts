import type { SocialGiftDeliveryWish, SocialGiftLeadtime, SocialGiftShipping } from '@shop/api';
import { giftPaths } from '@shop/constants';
import { DRAFT_PREFIX } from '@shop/forms/drafts';
import { parseKept } from '../kinds/parse-kept.ts';

const nameOf = (key: string) => `${DRAFT_PREFIX}${giftPaths.socialGiftDelivery(key)}`;

export function keepWishes(key: string, wishes: readonly SocialGiftDeliveryWish[]): void {
  sessionStorage.setItem(nameOf(key), JSON.stringify(wishes));
}

/** What was chosen in this tab, as far as the parcels may have it at their place; 指定なし for the rest. */
export function keptWishes(
  key: string,
  shippings: readonly SocialGiftShipping[],
  leadtimes: readonly SocialGiftLeadtime[],
): readonly SocialGiftDeliveryWish[] {
  const found = parseKept(sessionStorage.getItem(nameOf(key)));
  // Written by `keepWishes` alone; what the parcels cannot have is dropped below.
  const kept = Array.isArray(found) ? (found as Partial<SocialGiftDeliveryWish>[]) : [];
  return shippings.map(({ id }) => {
    const wish = kept.find((one) => one.id === id);
    const leadtime = leadtimes.find((one) => one.order_shipping_id === id);
    const day = leadtime?.dates.find(({ date, is_open }) => is_open && date === wish?.delivery_at);
    const slot = leadtime?.slots.find(
      ({ code, is_open_on_earliest }) =>
        code === wish?.delivery_timezone_key && (is_open_on_earliest || day?.date !== leadtime.earliest_date),
    );
    return { id, delivery_at: day?.date ?? null, delivery_timezone_key: slot?.code ?? null };
  });
}
