/** Coupons that one cart may use. */
export const MOST_COUPONS = 3;
