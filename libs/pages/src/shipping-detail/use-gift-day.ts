import { useEffect, useEffectEvent, useState } from 'react';
import type { CartPacking, Leadtime } from '@shop/api';
import { memorialCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatDateWithWeekday, inJapan } from '@shop/japanese';
import type { GiftDayNotice } from '@shop/theming';
import { keepGiftDay, readGiftDay } from '../purchase/gift-day.ts';
import type { PackingChange } from './delivery-parcels.ts';
import { giftDayChoices, giftDayStanding, hasDaysOfAll } from './gift-day-choices.ts';

interface Known {
  readonly token: string;
  readonly packings: readonly CartPacking[];
  readonly leadtimes: readonly Leadtime[];
  readonly change: (changes: readonly PackingChange[]) => void;
}

/** The day of a memorial, chosen once for the parcels that can have it, and what is to be said of it. */
export function useGiftDay({ token, packings, leadtimes, change }: Known): GiftDayNotice | null {
  const t = useCopy(memorialCopy).delivery;
  const [gift, setGift] = useState(() => readGiftDay(token, inJapan(new Date()).day));
  const isKnown = hasDaysOfAll(packings, leadtimes);
  const offer = useEffectEvent(() => {
    if (!isKnown || gift === null || gift.cart !== null) return;
    const offered = { ...gift, cart: token };
    keepGiftDay(offered);
    setGift(offered);
    change(giftDayChoices(gift.day, packings, leadtimes));
  });
  useEffect(() => offer(), [isKnown]);

  if (!isKnown || gift === null) return null;
  const standing = giftDayStanding(gift.day, packings, leadtimes);
  if (standing === 'other') return null;
  const onDismiss = () => {
    keepGiftDay(null);
    setGift(null);
  };
  return {
    tone: standing === 'chosen' ? 'success' : 'warning',
    text: t[standing](gift.occasion, formatDateWithWeekday(gift.day)),
    onDismiss,
  };
}
