/** Returns the expiry of a card as displayed: `09/29`. */
export function cardExpiry({ exp_month: month, exp_year: year }: { exp_month: number; exp_year: number }): string {
  const two = (number: number) => String(number % 100).padStart(2, '0');
  return `${two(month)}/${two(year)}`;
}
