import type { Product, ProductDelivery } from '@shop/api';
import { loadPageBlocks } from '../layout/load-blocks.ts';
import type { PageBlock } from '../layout/page-block.ts';
import type { NearestProduct } from '@shop/theming';
import type { LoadInput } from '../loading/load-input.ts';
import { loadReviews, type ReviewsRead } from './load-reviews.ts';
import { loadMaker } from './load-maker.ts';
import { loadRecipes, type RecipesRead } from './load-recipes.ts';
import { type CardProduct, cardProduct, caseOf } from '../product-card/card-product.ts';
import { CAUTION_KEYS, PREORDER_TAG } from '@shop/constants';
import { loadNearestProducts } from '../product-card/nearest-product.ts';
import { loadCaution } from '../account/load-caution.ts';
import { plainText } from '../plain-text/plain-text.ts';

/** Products without ingredients are not food. */
const cautionOf = ({ label }: Product) =>
  label.ingredients === null ? CAUTION_KEYS.productGoods : CAUTION_KEYS.product;

/** The part of a product that its page shows. */
export type PageProduct = ReturnType<typeof pageProduct>;

export interface ProductData {
  /** The shop's cautions about this product as plain text; null for none. */
  readonly caution: string | null;
  readonly product: PageProduct;
  /** The alternative to an unavailable product, if there is one. */
  readonly nearest?: NearestProduct;
  readonly related: readonly CardProduct[];
  /** The URL of the page about its maker; null for none. */
  readonly maker: string | null;
  readonly recipes: RecipesRead | null;
  readonly reviews: ReviewsRead | null;
  /** The delivery to Tokyo, the same for all shoppers; null if it cannot be read. */
  readonly delivery: ProductDelivery | null;
  /** The blocks of the layout of product pages, below everything else; null for none. */
  readonly blocks: readonly PageBlock[] | null;
}

/** The row holds four; what is in the cart already steps aside. A fifth to follow it would cost a phone a round trip. */
const relatedMost = 4;

/** Reads a product; optionally recommendations, recipes, maker and reviews. @throws ApiFailure, 404 if there is none */
export async function loadProduct({ api, params, signal }: LoadInput): Promise<ProductData> {
  const path = { key: params.key ?? '' };
  const pending = api.GET('/v1/products/{key}', { params: { path }, signal });
  const [product, nearest, related, delivery, caution, reviews, recipes, maker, blocks] = await Promise.all([
    pending,
    pending.then(({ data }) => loadNearestOf({ api, signal }, data)),
    api.GET('/v1/products/{key}/recommend', { params: { path }, signal }).catch(() => ({ data: [] })),
    api.GET('/v1/products/{key}/delivery', { params: { path }, signal }).catch(() => null),
    loadProductCaution({ api, signal }, pending),
    loadReviews({ api, signal }, path.key),
    loadRecipes({ api, signal }, path.key),
    loadMaker({ api, signal }, path.key),
    loadPageBlocks({ api, signal }, 'product'),
  ]);
  return {
    product: pageProduct(product.data),
    ...(nearest && { nearest }),
    related: related.data.slice(0, relatedMost).map(cardProduct),
    caution,
    delivery: delivery?.data ?? null,
    maker,
    recipes,
    reviews,
    blocks,
  };
}

async function loadNearestOf(
  input: Pick<LoadInput, 'api' | 'signal'>,
  product: Product,
): Promise<NearestProduct | null> {
  if (product.max_quantity > 0) return null;
  return (await loadNearestProducts(input, [product])).get(product.key) ?? null;
}

/** Returns a product without the data that no theme shows, since a document contains its data twice. */
function pageProduct({
  product_model: _siblings,
  sets,
  case_quantity,
  case_tax_amount,
  tags: _tags,
  name_kana: _reading,
  updated_at: _updated,
  sale_note: _note,
  is_chilled_ok: _chilled,
  is_frozen_ok: _frozen,
  net_weight_g: _weight,
  sale_status: _status,
  tax_rate_percent: _rate,
  ...shown
}: Product): Omit<
  Product,
  | 'product_model'
  | 'sets'
  | 'case_quantity'
  | 'case_tax_amount'
  | 'tags'
  | 'name_kana'
  | 'updated_at'
  | 'sale_note'
  | 'is_chilled_ok'
  | 'is_frozen_ok'
  | 'net_weight_g'
  | 'sale_status'
  | 'tax_rate_percent'
> &
  Pick<CardProduct, 'byCase'> & { readonly hasSets?: true } {
  return {
    ...shown,
    ...caseOf({ case_quantity, case_tax_amount, max_quantity: shown.max_quantity }),
    ...(sets && { hasSets: true }),
  };
}

/** Reads the cautions of a product as plain text, with those about preorders if it is one (spec §2); null for none. */
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

async function loadPreorder(
  input: Pick<LoadInput, 'api' | 'signal'>,
  { tags }: Product,
): Promise<readonly (string | null)[]> {
  if (!tags.some(({ key }) => key === PREORDER_TAG)) return [];
  return Promise.all([CAUTION_KEYS.preorder1, CAUTION_KEYS.preorder2].map((code) => loadCaution(input, code)));
}
