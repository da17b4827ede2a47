/** Sums that gift sets are made for, in yen, tax included, in rising order. */
export const GIFT_BUDGETS = [3240, 5400, 10_800] as const;

/** Key of the category of gift sets. */
export const GIFT_CATEGORY = 'gift';
