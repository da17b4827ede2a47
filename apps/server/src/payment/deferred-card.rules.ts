import { savedCardCopy } from '@shop/copy';
import { formatDateWithWeekday, ISO_DAY, JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';

/**
 * The days before the last parcel is prepared on which a saved card is authorised. At card networks a
 * merchant-initiated authorisation is valid for less time than one confirmed by the holder: at Visa for 4 days and 18
 * hours.
 */
export const AUTHORISED_DAYS_BEFORE = 4;

/** Days that remain before the first parcel to pay otherwise, when the card is refused. */
export const LEAST_DAYS_TO_PAY_OTHERWISE = 2;

/**
 * Returns the day in Japan on which a saved card is authorised, for an order whose last parcel is prepared in
 * `daysAhead` days.
 */
export function authoriseDay(today: string, daysAhead: number): string {
  return DateTime.fromISO(today, JAPAN)
    .plus({ days: daysAhead - AUTHORISED_DAYS_BEFORE })
    .toFormat(ISO_DAY);
}

/** The morning of that day, so that a mail about it does not arrive at night. */
export function authoriseInstant(day: string): Date {
  return DateTime.fromISO(`${day}T09:00`, JAPAN).toJSDate();
}

/** Returns the time of payment, with what happens to a saved card (L-02): placing the order is the consent. */
export function chargeTiming({ timing }: { timing: string }, authoriseOn: string | null): string {
  return authoriseOn === null ? timing : savedCardCopy.timing(formatDateWithWeekday(authoriseOn));
}
