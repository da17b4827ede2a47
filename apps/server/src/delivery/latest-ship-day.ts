/** What limits how late goods may leave the shop. */
interface Lasting {
  /** Last day (JST) on which it is sold, or null. */
  readonly sale_ends_on: string | null;
}

/**
 * The last day (JST) on which a parcel of these goods may leave for a wished date, or null without such a day: the earliest
 * end of sale among them, since nothing fresh comes in for a product that is no longer sold.
 *
 * The shelf life sets no limit. The label promises the days that remain when goods leave us, never a date (L-51), and a parcel
 * leaves just before the day it is wished for, so the receiver of a day in two months has as many days left as one of next week.
 */
export function latestShipDay(goods: Iterable<Lasting | undefined>): string | null {
  const ends = [...goods].flatMap((one) => (one?.sale_ends_on ? [one.sale_ends_on] : []));
  return ends.toSorted()[0] ?? null;
}
