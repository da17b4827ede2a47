/** An amount in whole yen. */
export type Yen = number;

/**
 * Refuses an amount that is no whole number of yen.
 * @throws RangeError when the amount is fractional or beyond what a double holds exactly
 */
export function assertYen(amount: number, what: string): asserts amount is Yen {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${what} must be whole yen, got ${amount}`);
}
