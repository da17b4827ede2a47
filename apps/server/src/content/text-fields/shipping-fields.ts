import { legalCopy } from '@shop/copy';
import { addDays, formatMonthDay, inJapan } from '@shop/japanese';
import { catalogueOf } from '../../catalogue/catalogue-of.ts';
import type { DeliveryTables } from '../../delivery/delivery-tables.ts';
import { deliveryTablesOf } from '../../delivery/delivery-tables-of.ts';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import { lawRow } from './law-row.ts';
import { offered } from './payment-fields.ts';
import type { TextFieldContext, TextFields } from './text-field.ts';

/** Closed days are announced for as long ahead. */
const AHEAD_DAYS = 90;

/** When orders are shipped and delivered. */
export const shippingFields: TextFields = {
  'delivery.cutoff': (ctx) => legalCopy.cutoff(deliveryTablesOf(ctx).cutoff),
  'delivery.closed': closedText,
  'delivery.ships': shipsText,
  'law.delivery': (ctx) =>
    lawRow(
      legalCopy.rows.delivery,
      [
        legalCopy.cutoff(deliveryTablesOf(ctx).cutoff),
        shipsText(ctx),
        transitText(deliveryTablesOf(ctx)),
        legalCopy.wishes,
        closedText(ctx),
      ].join(''),
    ),
};

function shipsText(ctx: TextFieldContext): string {
  const days = catalogueOf(ctx).products.map(({ row }) => row.leadDays);
  if (days.length === 0) return '';
  const isPrepaid = offered(ctx).some(({ pay_within_days: within }) => within !== null);
  return legalCopy.ships(Math.min(...days), Math.max(...days), isPrepaid);
}

function transitText({ routes, area_of_prefecture: areas }: DeliveryTables): string {
  const used = new Set(areas.values());
  const days = routes.filter(({ area }) => used.has(area)).map(({ transit_days }) => transit_days);
  return days.length === 0 ? '' : legalCopy.transit(Math.min(...days), Math.max(...days));
}

function closedText(ctx: TextFieldContext): string {
  const { closed_weekdays: weekdays, closes_on_holidays: isClosedOnHolidays, closed_days } = deliveryTablesOf(ctx);
  const names = [
    ...weekdays.toSorted().map((day) => legalCopy.weekdays[day] ?? ''),
    ...(isClosedOnHolidays ? [legalCopy.holidays] : []),
  ];
  const periods = closedPeriods(closed_days, inJapan(ctx.clock.now()).day);
  return [
    names.length > 0 ? legalCopy.closedDays(names) : '',
    periods.length > 0 ? escapeHtml(legalCopy.closedPeriods(periods)) : '',
  ].join('');
}

/** Returns the next closed days, days in a row for the same reason as one period. */
function closedPeriods(closedDays: DeliveryTables['closed_days'], today: string): string[] {
  const periods: { reason: string; first: string; last: string }[] = [];
  const next = [...closedDays].filter(([day]) => day >= today && day <= addDays(today, AHEAD_DAYS)).toSorted();
  for (const [day, reason] of next) {
    const running = periods.at(-1);
    if (running?.reason === reason && addDays(running.last, 1) === day) running.last = day;
    else periods.push({ reason, first: day, last: day });
  }
  return periods.map(({ reason, first, last }) =>
    legalCopy.closedPeriod(reason, formatMonthDay(first), formatMonthDay(last)),
  );
}
