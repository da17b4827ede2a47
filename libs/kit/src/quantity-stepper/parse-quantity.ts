/** A typed quantity held between `min` and `max`; null when there is no number in it. Full-width digits count. */
export function parseQuantity(typed: string, min: number, max: number): number | null {
  const digits = typed.normalize('NFKC').replace(/\D/g, '');
  if (digits === '') return null;
  return Math.min(Math.max(Number(digits), min), max);
}
