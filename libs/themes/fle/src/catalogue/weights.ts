import { formatAmount } from '@shop/money';

/** An amount a shopper may ask for at the counter. */
export interface Weight {
  readonly pieces: number;
  /** Grams together, written with separators; null for goods whose label names no weight. */
  readonly grams: string | null;
}

/** What is offered first, in pieces; the rest is asked for by number. */
const usual = [1, 2, 3, 5];

/** Grams of one piece by its label (`80g(約8枚)`, `1,200g`, `1.5kg`); null when it names none first. */
export function gramsOf(unitLabel: string): number | null {
  const match = /^約?([\d,]+(?:\.\d+)?)\s*(k?)g/i.exec(unitLabel);
  if (!match?.[1]) return null;
  return Math.round(Number(match[1].replaceAll(',', '')) * (match[2] ? 1000 : 1));
}

/** The amounts to choose from, no more than may be bought. */
export function weightsOf(unitLabel: string, maxQuantity: number): readonly Weight[] {
  const one = gramsOf(unitLabel);
  return usual
    .filter((pieces) => pieces <= Math.max(maxQuantity, 1))
    .map((pieces) => ({ pieces, grams: one === null ? null : formatAmount(one * pieces) }));
}
