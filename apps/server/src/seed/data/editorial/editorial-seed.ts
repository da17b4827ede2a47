type Written = 'id' | 'sortNo' | 'publishedAt' | 'publishedUntil' | 'updatedAt';

/** A row as the seed writes it down: public since some days before the day of the seed, and for some days more. */
export type EditorialSeed<Row extends object> = Omit<Row, Written> & {
  daysAgo: number;
  /** Days until it ends; without it, it stays. */
  daysLeft?: number;
};
