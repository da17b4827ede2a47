/** Until when a card is good as the shop says it, `09/29`; `00/00` while the service does not tell. */
export function cardExpiry({
  exp_month: month = 0,
  exp_year: year = 0,
}: { readonly exp_month?: number; readonly exp_year?: number } = {}): string {
  return [month, year % 100].map((number) => String(number).padStart(2, '0')).join('/');
}
