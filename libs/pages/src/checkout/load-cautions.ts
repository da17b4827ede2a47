import { CAUTION_KEYS, PER_ALL, type CautionKey } from '@shop/constants';
import { ApiFailure, type Cart } from '@shop/api';
import { retryWhenOnline } from '../connection/retry-when-online.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** Caution texts (HTML) by page key. */
export type Cautions = Readonly<Record<string, string>>;

type Goods = {
  readonly detail: {
    readonly products: readonly {
      readonly product_info: Pick<Cart['detail']['products'][number]['product_info'], 'is_preorder'>;
    }[];
  };
};

/** The cautions of all pages (spec §2). A page is never kept from the shopper because they could not be read, but a lost connection is waited for: he could do nothing there. */
export async function loadCautions({ api, signal }: Pick<LoadInput, 'api' | 'signal'>): Promise<Cautions> {
  try {
    const { data } = await retryWhenOnline(
      () => api.GET('/v1/messages', { params: { query: { per: PER_ALL } }, signal }),
      signal,
    );
    return Object.fromEntries(data.filter(({ kind }) => kind === 'caution').map(({ code, body }) => [code, body]));
  } catch (error) {
    if (error instanceof ApiFailure && error.kind === 'http' && error.status === 503) throw error;
    return {};
  }
}

/** The shop's words to a screen of the cart, HTML; with those to goods that are ordered before they have arrived where the cart has any (spec §2). Null for none. */
export function cautionOfGoods(cautions: Cautions, key: CautionKey, cart: Goods | null): string | null {
  const isPreorder = cart?.detail.products.some(({ product_info: { is_preorder } }) => is_preorder);
  const keys = isPreorder ? [key, CAUTION_KEYS.preorder1, CAUTION_KEYS.preorder2] : [key];
  return keys.map((code) => cautions[code] ?? '').join('') || null;
}
