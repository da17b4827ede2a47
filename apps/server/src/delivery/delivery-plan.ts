import { addDays, daysBetween, ISO_DAY, JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import type { Zone } from './zone.ts';
import { addBusinessDays, businessDayFrom, closedReason } from './business-calendar.ts';
import type { DeliveryTables } from './delivery-tables.ts';
import { findRoute, type DeliveryPlace, type FoundRoute } from './find-route.ts';

/** One parcel for the engine: `lead_days` is the longest of its items, in business days. */
export interface ParcelNeeds {
  zone: Zone;
  lead_days: number;
  place: DeliveryPlace | null;
  /** The day from which it can be prepared, when that is after today: a prepayment must arrive first. */
  ready_from?: string | null;
  /**
   * The last day on which its products are shipped; a parcel that cannot be shipped by then may still have its earliest
   * day.
   */
  leave_by?: string | null;
}

/** A day on which a parcel can arrive and the business day on which it is shipped (D-03). */
export interface DeliveryDay {
  date: string;
  ship_date: string;
}

/** The result of the engine for one parcel; checking a day is cheap. */
export interface DeliveryPlan {
  route: FoundRoute;
  /** The first possible day, or null when the list has none. */
  earliest: DeliveryDay | null;
  /** The first possible day with this slot (null: any); later than `earliest` where the slot needs one more day. */
  earliestWith: (slot: string | null) => DeliveryDay | null;
  /** Whether a `YYYY-MM-DD` day is possible, with or without a slot: the ship day, or the reason for the shopper. */
  check: (
    date: string,
    slot?: string | null,
  ) => { ship_date: string; reason: null } | { ship_date: null; reason: string };
  /** All days of the list, from tomorrow, selectable or not (D-04). */
  days: () => string[];
}

const notDeliverable = 'クール便でお届けできない地域です';
const tooEarlyForSlot = 'この時間帯は、最短のお届け日にはご指定いただけません';
const beforeEarliest = '最短のお届け日より前です';
const beforeMoney = '前払いのご入金の確認が間に合いません';
const afterSale = '販売期間の終了後のため、この日に合わせて出荷できません';

/**
 * Plans a parcel: cut-off → first business day → lead days in business days → transit days → days on which the carrier
 * does not deliver (D-01). Pure: `now` is an instant, days are JST, every figure is from the tables.
 */
export function planDelivery(now: Date, parcel: ParcelNeeds, tables: DeliveryTables): DeliveryPlan {
  const route = findRoute(parcel.place, parcel.zone, tables);
  const moment = DateTime.fromJSDate(now, JAPAN);
  const today = moment.toFormat(ISO_DAY);
  const isTakenToday = moment.hour * 60 + moment.minute < minutesOf(tables.cutoff);
  const taken = isTakenToday ? today : addDays(today, 1);
  const ready = parcel.ready_from && parcel.ready_from > taken ? parcel.ready_from : taken;
  const shipFrom = (day: string) => addBusinessDays(businessDayFrom(day, tables), parcel.lead_days, tables);
  const firstShip = shipFrom(ready);
  const firstArrival = addDays(firstShip, route.transit_days);
  const days = () => Array.from({ length: tables.list_days }, (_, index) => addDays(today, index + 1));
  const refuse = (reason: string) => ({ ship_date: null, reason }) as const;

  const shipDayFor = (date: string, roadDays: number, leaveLast: string | null): string | null => {
    const leaveBy = addDays(date, -roadDays);
    for (let day = 0; day <= tables.hold_days[parcel.zone]; day += 1) {
      const candidate = addDays(leaveBy, -day);
      if (leaveLast !== null && candidate > leaveLast) continue;
      if (candidate >= firstShip && closedReason(candidate, tables) === null) return candidate;
    }
    return null;
  };
  const checkUntil =
    (leaveLast: string | null): DeliveryPlan['check'] =>
    (date, slot = null) => {
      if (!route.is_deliverable) return refuse(notDeliverable);
      if (date < firstArrival)
        return refuse(date < addDays(shipFrom(taken), route.transit_days) ? beforeEarliest : beforeMoney);
      const blocked = blockedReason(date, parcel.place, tables);
      if (blocked !== null) return refuse(blocked);
      const isLate = slot !== null && route.late_slots.includes(slot);
      const roadDays = route.transit_days + (isLate ? 1 : 0);
      const shipDate = shipDayFor(date, roadDays, leaveLast);
      if (shipDate !== null) return { ship_date: shipDate, reason: null };
      if (isLate && shipDayFor(date, route.transit_days, leaveLast) !== null) return refuse(tooEarlyForSlot);
      if (leaveLast !== null && shipDayFor(date, roadDays, null) !== null) return refuse(afterSale);
      return refuse(
        `${closedReason(addDays(date, -route.transit_days), tables) ?? '休業日'}のため、この日に合わせて出荷できません`,
      );
    };
  const earliest = earliestDay(firstArrival, today, tables.list_days, checkUntil(null));
  const check = checkUntil(deferredOf(parcel.leave_by ?? null, earliest));
  const earliestWith = (slot: string | null) =>
    earliestDay(firstArrival, today, tables.list_days, (date) => check(date, slot));
  return { route, earliest, earliestWith, check, days };
}

/** Products bought on the last days of their sale are shipped as soon as possible. */
function deferredOf(leaveBy: string | null, earliest: DeliveryDay | null): string | null {
  return leaveBy !== null && earliest !== null && earliest.ship_date > leaveBy ? earliest.ship_date : leaveBy;
}

function earliestDay(
  firstArrival: string,
  today: string,
  listDays: number,
  check: DeliveryPlan['check'],
): DeliveryDay | null {
  for (let date = firstArrival; daysBetween(today, date) <= listDays; date = addDays(date, 1)) {
    const answer = check(date);
    if (answer.ship_date !== null) return { date, ship_date: answer.ship_date };
  }
  return null;
}

function blockedReason(date: string, place: DeliveryPlace | null, tables: DeliveryTables): string | null {
  if (place === null) return null;
  const blockage = tables.blockages.find(
    (known) => known.from <= date && date <= known.to && known.prefectures.includes(place.prefecture),
  );
  return blockage?.reason ?? null;
}

/** `HH:mm` as minutes of the day. */
function minutesOf(time: string): number {
  const [hour, minute] = time.split(':');
  return Number(hour) * 60 + Number(minute);
}
