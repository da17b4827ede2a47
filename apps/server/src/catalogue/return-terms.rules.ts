import type { FrontSettings } from '@shop/api';

type Terms = Pick<FrontSettings['SELLER'], 'RETURN_TERMS' | 'RETURN_TERMS_GOODS' | 'RETURN_TERMS_MEASURED'>;

/** What tells how goods can be sent back: what is no food has no ingredients. */
interface ReturnedGoods {
  readonly ingredients: string | null;
  readonly measurements: readonly unknown[];
}

/**
 * How these goods are withdrawn from and sent back, a line for each kind among them: food, what is made to measure, other
 * goods (L-02 ⑥, L-06). A shop that has set no terms of its own for a kind has those of food.
 */
export function returnTermsOf(goods: readonly ReturnedGoods[], terms: Terms): string {
  return [...new Set(goods.map((one) => termsOfOne(one, terms)))].join('\n');
}

function termsOfOne({ ingredients, measurements }: ReturnedGoods, terms: Terms): string {
  if (ingredients !== null) return terms.RETURN_TERMS;
  const ofGoods = terms.RETURN_TERMS_GOODS ?? terms.RETURN_TERMS;
  return measurements.length > 0 ? (terms.RETURN_TERMS_MEASURED ?? ofGoods) : ofGoods;
}
