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

/** Reads the cautions of all pages (spec §2); none if they cannot be read. Waits for a lost connection. */
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

/** Returns the cautions of a cart screen, HTML, and those about preorders if the cart has any (spec §2); or null. */
export function cautionOfGoods(cautions: Cautions, key: CautionKey, cart: Goods | null): string | null {
  const isPreorder = cart?.detail.products.some(({ product_info: { is_preorder } }) => is_preorder);
  const keys = isPreorder ? [key, CAUTION_KEYS.preorder1, CAUTION_KEYS.preorder2] : [key];
  return keys.map((code) => cautions[code] ?? '').join('') || null;
}
