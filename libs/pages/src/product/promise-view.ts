import type { ProductDelivery } from '@shop/api';
import type { deliveryPromiseCopy } from '@shop/copy';
import { formatMonthDay, inJapan, weekdayOf } from '@shop/japanese';
import { formatYen } from '@shop/money';
import type { DeliveryPromiseProps, TemperatureZone } from '@shop/theming';

/**
 * The promise in words. `today` is the day in Japan, or null where it is not known: shared HTML is read at any time, so it
 * names the day of the cut-off instead of 本日.
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
