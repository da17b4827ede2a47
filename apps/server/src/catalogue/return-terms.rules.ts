import type { FrontSettings } from '@shop/api';

type Terms = Pick<FrontSettings['SELLER'], 'RETURN_TERMS' | 'RETURN_TERMS_GOODS' | 'RETURN_TERMS_MEASURED'>;

/** The data that decides how a product can be returned: what is no food has no ingredients. */
interface ReturnedGoods {
  readonly ingredients: string | null;
  readonly measurements: readonly unknown[];
}

/**
 * Returns the return terms of these products, a line for each kind: food, made to measure, other (L-02 ⑥, L-06). A kind
 * without own terms has those of food.
 */
export function returnTermsOf(goods: readonly ReturnedGoods[], terms: Terms): string {
  return [...new Set(goods.map((one) => termsOfOne(one, terms)))].join('\n');
}

function termsOfOne({ ingredients, measurements }: ReturnedGoods, terms: Terms): string {
  if (ingredients !== null) return terms.RETURN_TERMS;
  const ofGoods = terms.RETURN_TERMS_GOODS ?? terms.RETURN_TERMS;
  return measurements.length > 0 ? (terms.RETURN_TERMS_MEASURED ?? ofGoods) : ofGoods;
}
