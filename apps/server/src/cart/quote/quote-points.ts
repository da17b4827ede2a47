/** Points of a cart, one yen each: how many are spent, and the most that it could take. */
export interface QuotedPoints {
  used: number;
  limit: number;
}

/**
 * Points pay for goods after coupons, not for sending and fees. What was wished and the balance cannot bear any more counts only
 * as far as it can.
 *
 * @param goods their price after coupons, yen
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
