/** The most coupons in one cart. */
export const MOST_COUPONS = 3;
