import { keptCardCopy } from '@shop/copy';
import { addDays, formatDateWithWeekday } from '@shop/japanese';

/**
 * Days before the last parcel is made ready on which a kept card is authorised. Card networks hold what a shop asks for without
 * the holder for less than what he confirms himself: Visa for 4 days and 18 hours.
 */
export const AUTHORISED_DAYS_BEFORE = 4;

/** Days that are left before the first parcel to pay otherwise, when the card is refused. */
export const LEAST_DAYS_TO_PAY_OTHERWISE = 2;

/** The day in Japan on which a kept card is authorised, for an order whose last parcel is made ready in `daysAhead` days. */
export function authoriseDay(today: string, daysAhead: number): string {
  return addDays(today, daysAhead - AUTHORISED_DAYS_BEFORE);
}

/** The morning of that day, so that a mail about it finds its reader awake. */
export function authoriseInstant(day: string): Date {
  return new Date(`${day}T09:00:00+09:00`);
}

/** When one pays by a method, with what is done to a card that is only kept (L-02): to place the order is to agree to it. */
export function chargeTiming({ timing }: { timing: string }, authoriseOn: string | null): string {
  return authoriseOn === null ? timing : keptCardCopy.timing(formatDateWithWeekday(authoriseOn));
}
