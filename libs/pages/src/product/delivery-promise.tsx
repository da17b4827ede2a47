import { localStore } from '@shop/constants/storage';
import type { ProductDelivery } from '@shop/api';
import { DEFAULT_PREFECTURE, PREFECTURES } from '@shop/constants';
import { deliveryPromiseCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { inJapan, formatMonthDay, weekdayOf } from '@shop/japanese';
import { useApi } from '@shop/state';
import { deferredSlot, type TemperatureZone } from '@shop/theming';
import { useState } from 'react';
import { useHydrated } from '../timing/use-hydrated.ts';
import { useLatestRequest } from '../timing/use-latest-request.ts';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';
import { formatYen } from '@shop/money';
import type { DeliveryPromiseProps } from '@shop/theming';

const KEY = 'prefecture';

const Promised = deferredSlot('DeliveryPromise');

/** A page open for a day requests the promise again, whatever the cut-off. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

export interface DeliveryPromiseOfProps {
  readonly productKey: string;
  readonly zone: TemperatureZone;
  /** As the page brought it: to the capital, the same for everybody. */
  readonly first: ProductDelivery;
}

/** The earliest delivery of a product, requested again after the cut-off and for another prefecture, which is saved. */
export function DeliveryPromise({ productKey, zone, first }: DeliveryPromiseOfProps) {
  const api = useApi();
  const t = useCopy(deliveryPromiseCopy);
  const isHydrated = useHydrated();
  const [delivery, setDelivery] = useState(first);
  const newest = useLatestRequest();

  const estimate = async (prefecture: string) => {
    const signal = newest();
    const params = { path: { key: productKey }, query: { prefecture } };
    const answer = await api.GET('/v1/products/{key}/delivery', { params, signal }).catch(() => null);
    if (answer && !signal.aborted) setDelivery(answer.data);
  };

  useAbortableEffect(true, () => {
    const prefecture = storedPrefecture(localStore) ?? DEFAULT_PREFECTURE;
    if (prefecture !== delivery.prefecture) void estimate(prefecture);
  });
  useAbortableEffect(delivery, () => {
    const rest = Date.parse(delivery.order_by) - Date.now();
    const timer = setTimeout(() => void estimate(delivery.prefecture), Math.min(Math.max(rest, 0) + 1000, LONGEST_MS));
    return () => clearTimeout(timer);
  });

  return (
    <Promised
      {...promiseView(delivery, zone, isHydrated ? inJapan(new Date()).day : null, t)}
      choice={
        isHydrated
          ? {
              label: t.choose,
              prefectures: PREFECTURES,
              onChoose: (prefecture) => {
                storePrefecture(localStore, prefecture);
                void estimate(prefecture);
              },
            }
          : null
      }
    />
  );
}

/** Returns the saved prefecture; null if none was selected or the storage fails. */
function storedPrefecture(storage: Pick<Storage, 'getItem'>): string | null {
  try {
    return PREFECTURES.find((known) => known === storage.getItem(KEY)) ?? null;
  } catch {
    return null;
  }
}

/** Saves the prefecture; without storage it is lost with the page. */
function storePrefecture(storage: Pick<Storage, 'setItem'>, prefecture: string): void {
  try {
    storage.setItem(KEY, prefecture);
  } catch {
    // Nothing depends on it.
  }
}

/**
 * Returns the promise as text. `today` is the day in Japan; null in shared HTML, which may be read at any time and
 * therefore has the date of the cut-off instead of 本日.
 */
export function promiseView(
  delivery: ProductDelivery,
  zone: TemperatureZone,
  today: string | null,
  t: typeof deliveryPromiseCopy,
): Omit<DeliveryPromiseProps, 'choice'> {
  const { prefecture, earliest_date: date, order_by, carriage, cool_fee, free_carriage_from: free } = delivery;
  const { day, hour, minute } = inJapan(new Date(order_by));
  const named = day === today ? t.today : t.onDay(formatMonthDay(day), weekdayOf(day));
  const cool = zone === 'ambient' || cool_fee === 0 ? [] : [t.cool[zone](formatYen(cool_fee))];
  return {
    prefecture,
    orderBy: date === null ? null : t.orderBy(named, hour, minute),
    day: date === null ? t.noDay : t.earliest(formatMonthDay(date), weekdayOf(date)),
    fees: [carriage === 0 ? t.carriageFree : t.carriage(formatYen(carriage)), ...cool].join(t.and),
    free: free === null || carriage === 0 ? null : t.freeFrom(formatYen(free)),
  };
}
