/** The points of a cart, one yen each: the points spent, and the most that it can use. */
export interface QuotedPoints {
  used: number;
  limit: number;
}

/**
 * Returns the points spent. They pay for products after coupons, not for shipping and fees, and are limited to the
 * balance.
 * @param goods the price after coupons, in yen
 */
export function quotePoints({
  wanted,
  balance,
  goods,
}: {
  wanted: number;
  balance: number;
  goods: number;
}): QuotedPoints {
  const limit = Math.max(0, goods);
  return { used: Math.min(wanted, balance, limit), limit };
}
