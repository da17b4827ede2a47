import type { Listable } from '@shop/api';
import type { goodsCopy } from '@shop/copy';
import type { ListedProduct } from '@shop/theming';
import { logMoment } from '../kinds/log-moment.ts';
import { productView } from '../product-card/product-view.ts';

/** A product of a list as its page shows it, with what has changed since it was put there. `stopped` is true while the whole shop sells nothing. */
export function listedProduct(
  { product, attached_at, attached_price, attached_is_available }: Listable,
  stopped: boolean,
  t: typeof goodsCopy,
): Omit<ListedProduct, 'onDelete' | 'isBusy'> {
  const isAvailable = product.stock_state === 'in_stock' || product.stock_state === 'few';
  const isOther = attached_is_available !== null && attached_is_available !== isAvailable;
  return {
    id: product.id,
    ...logMoment(attached_at),
    // The list has its own way out, which can be undone.
    product: { ...productView(product, stopped, t), favourite: null },
    priceBefore: attached_price === product.price ? null : attached_price,
    stockChange: isOther ? (isAvailable ? 'again' : 'gone') : null,
  };
}
