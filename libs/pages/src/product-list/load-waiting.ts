import type { ApiClient, ProductSummary } from '@shop/api';
import { waitingCopy } from '@shop/copy';
import type { NearestProduct } from '@shop/theming';
import { type CardProduct, cardProduct } from '../product-card/card-product.ts';
import { loadNearestProducts } from '../product-card/nearest-product.ts';

/** A product whose import is halted, with its alternative. */
export interface WaitingProduct {
  readonly product: CardProduct;
  readonly nearest: NearestProduct | null;
}

/** Returns the products of a page whose import is halted, each with an alternative; null for none. */
export async function loadWaiting(
  input: { readonly api: ApiClient; readonly signal: AbortSignal },
  products: readonly ProductSummary[],
): Promise<readonly WaitingProduct[] | null> {
  const waiting = products.filter(waitsForImport);
  if (waiting.length === 0) return null;
  const nearest = await loadNearestProducts(input, waiting);
  return waiting.map((product) => ({ product: cardProduct(product), nearest: nearest.get(product.key) ?? null }));
}

/** Returns the products of the list itself: those whose import is not halted, or all if there are no others. */
export function aboveWaiting(products: readonly ProductSummary[]): readonly ProductSummary[] {
  const rest = products.filter((product) => !waitsForImport(product));
  return rest.length > 0 ? rest : products;
}

/** The sale of others ends for other reasons, as a season's. */
function waitsForImport({ stock_state, suspend_reason }: ProductSummary): boolean {
  return stock_state === 'suspended' && (suspend_reason ?? '').includes(waitingCopy.importWord);
}
