/**
 * The whole number that was typed, in digits of any width, with or without a counter such as 個; NaN when it is none:
 * 1.5 is neither 1 nor 15.
 */
export function parseQuantity(typed: string): number {
  const text = typed.normalize('NFKC').trim();
  return /^\d+[^\d.,]?$/.test(text) ? parseInt(text, 10) : NaN;
}
