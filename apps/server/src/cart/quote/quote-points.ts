/** Points of a cart, one yen each: how many are spent, and the most that it could take. */
export interface QuotedPoints {
  used: number;
  limit: number;
}

/**
 * Points pay for goods after coupons, not for sending and fees, and leave one yen at least to be paid, because no payment
 * method takes nothing. What was wished and the balance cannot bear any more counts only as far as it can.
 *
 * @param total everything to be paid before points and the fee of the payment method, yen
 */
export function quotePoints({
  wanted,
  balance,
  goods,
  total,
}: {
  wanted: number;
  balance: number;
  goods: number;
  total: number;
}): QuotedPoints {
  const limit = Math.max(0, Math.min(goods, total - 1));
  return { used: Math.min(wanted, balance, limit), limit };
}
