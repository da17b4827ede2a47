/** The limits of the last shipping day of a product. */
interface Lasting {
  /** Last day (JST) on which it is sold, or null. */
  readonly sale_ends_on: string | null;
}

/**
 * Returns the last day (JST) on which a parcel may leave for a requested date: the earliest end of sale of its
 * products; null without one. The shelf life sets no limit, since the label promises the days that remain at shipping,
 * never a date (L-51), and a parcel leaves just before the requested day.
 */
export function latestShipDay(goods: Iterable<Lasting | undefined>): string | null {
  const ends = [...goods].flatMap((one) => (one?.sale_ends_on ? [one.sale_ends_on] : []));
  return ends.toSorted()[0] ?? null;
}
