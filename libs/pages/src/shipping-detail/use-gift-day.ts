import { useState } from 'react';
import type { CartPacking, Leadtime } from '@shop/api';
import { memorialCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatDayWithWeekday, inJapan } from '@shop/japanese';
import type { GiftDayNotice } from '@shop/theming';
import { storeGiftDay, readGiftDay } from '../purchase/gift-day.ts';
import type { PackingChange } from './delivery-parcels.ts';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';
import type { JstDay } from '@shop/japanese';

/** Whether the gift day is set for every parcel (`chosen`), impossible (`closed`), or another day is set (`other`). */
type GiftDayStatus = 'chosen' | 'closed' | 'other';

interface Known {
  readonly token: string;
  readonly packings: readonly CartPacking[];
  readonly leadtimes: readonly Leadtime[];
  readonly change: (changes: readonly PackingChange[]) => void;
}

/** Sets the day of a memorial once, for the parcels for which it is possible, and returns the notice about it. */
export function useGiftDay({ token, packings, leadtimes, change }: Known): GiftDayNotice | null {
  const t = useCopy(memorialCopy).delivery;
  const [gift, setGift] = useState(() => readGiftDay(token, inJapan(new Date()).day));
  const isKnown = hasDaysOfAll(packings, leadtimes);
  useAbortableEffect(isKnown, () => {
    if (gift === null || gift.cart !== null) return;
    const offered = { ...gift, cart: token };
    storeGiftDay(offered);
    setGift(offered);
    change(giftDayChoices(gift.day, packings, leadtimes));
  });

  if (!isKnown || gift === null) return null;
  const status = giftDayStatus(gift.day, packings, leadtimes);
  if (status === 'other') return null;
  const onDismiss = () => {
    storeGiftDay(null);
    setGift(null);
  };
  return {
    tone: status === 'chosen' ? 'success' : 'warning',
    text: t[status](gift.occasion, formatDayWithWeekday(gift.day)),
    onDismiss,
  };
}

/** The day for every parcel that has none yet and can have it. */
export function giftDayChoices(
  day: JstDay,
  packings: readonly CartPacking[],
  leadtimes: readonly Leadtime[],
): PackingChange[] {
  return packings.flatMap(({ key, delivery_date }) =>
    delivery_date === null && isOpen(day, key, leadtimes) ? [{ key, delivery_date: day }] : [],
  );
}

/** Returns the status of the gift day for the current parcels. */
export function giftDayStatus(
  day: JstDay,
  packings: readonly CartPacking[],
  leadtimes: readonly Leadtime[],
): GiftDayStatus {
  if (packings.every(({ delivery_date }) => delivery_date === day)) return 'chosen';
  return packings.every(({ key }) => isOpen(day, key, leadtimes)) ? 'other' : 'closed';
}

/** Whether the days of every parcel are known. */
export function hasDaysOfAll(packings: readonly CartPacking[], leadtimes: readonly Leadtime[]): boolean {
  return packings.length > 0 && packings.every(({ key }) => leadtimes.some(({ packing_key }) => packing_key === key));
}

function isOpen(day: JstDay, key: string, leadtimes: readonly Leadtime[]): boolean {
  return leadtimes.some(
    ({ packing_key, dates }) => packing_key === key && dates.some(({ date, is_open }) => is_open && date === day),
  );
}
