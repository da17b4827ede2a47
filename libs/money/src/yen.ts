/** An amount in whole yen. */
export type Yen = number;

/**
 * Refuses a fractional amount.
 * @throws RangeError if the amount is fractional or beyond what a double holds exactly
 */
export function assertYen(amount: number, what: string): asserts amount is Yen {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${what} must be whole yen, got ${amount}`);
}
