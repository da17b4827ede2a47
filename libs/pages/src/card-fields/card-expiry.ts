/** Returns the expiry of a card, `09/29`; `00/00` when the service does not report it. */
export function cardExpiry({
  exp_month: month = 0,
  exp_year: year = 0,
}: { readonly exp_month?: number; readonly exp_year?: number } = {}): string {
  return [month, year % 100].map((number) => String(number).padStart(2, '0')).join('/');
}
