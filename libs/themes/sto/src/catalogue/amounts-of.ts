/** Amounts that kitchens order by. */
const usual = [1, 5, 10, 20];

/** The amounts to choose from, no more than may be bought; one is always among them. */
export function amountsOf(most: number): readonly number[] {
  return usual.filter((amount) => amount <= Math.max(most, 1));
}
