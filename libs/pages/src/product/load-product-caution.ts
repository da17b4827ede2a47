import type { Product } from '@shop/api';
import { CAUTION_KEYS, PREORDER_TAG } from '@shop/constants';
import { loadCaution } from '../account/load-caution.ts';
import { plainText } from '../plain-text/plain-text.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** The shop's own words to a product, plain, a line for each of them: those of food or of what is none, and those of goods that are ordered before they have arrived (spec §2); null for none. */
export async function loadProductCaution(
  input: Pick<LoadInput, 'api' | 'signal'>,
  product: Promise<{ readonly data: Product }>,
): Promise<string | null> {
  const [ordinary, preorder] = await Promise.all([
    product.then(({ data }) => loadCaution(input, cautionOf(data))),
    product.then(({ data }) => loadPreorder(input, data)),
  ]);
  return [ordinary, ...preorder].flatMap((html) => (html === null ? [] : [plainText(html)])).join('\n') || null;
}

/** What is no food has no ingredients: nothing of it is eaten, and it has no allergens. */
const cautionOf = ({ label }: Product) =>
  label.ingredients === null ? CAUTION_KEYS.productGoods : CAUTION_KEYS.product;

async function loadPreorder(
  input: Pick<LoadInput, 'api' | 'signal'>,
  { tags }: Product,
): Promise<readonly (string | null)[]> {
  if (!tags.some(({ key }) => key === PREORDER_TAG)) return [];
  return Promise.all([CAUTION_KEYS.preorder1, CAUTION_KEYS.preorder2].map((code) => loadCaution(input, code)));
}
