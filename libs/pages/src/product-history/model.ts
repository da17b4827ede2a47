import { paths } from '@shop/constants';
import { goodsCopy, historyCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { useApi } from '@shop/state';
import type { ProductHistoryPageProps } from '@shop/theming';
import { useAddToCart } from '../cart-drawer/use-add-to-cart.ts';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import { logMoment } from '../kinds/log-moment.ts';
import { pagedList, type ReadPage } from '../kinds/paging.ts';
import { useLog } from '../kinds/use-log.ts';
import { productView } from '../product-card/product-view.ts';
import { sellingStopped } from '../product-card/selling-stopped.ts';
import type { StoredHistory } from './load.ts';

/** Returns the viewed products with current data. A restored entry counts as viewed now and comes first. */
export function useProductHistory(list: ReadPage<StoredHistory>): ProductHistoryPageProps {
  const api = useApi();
  const { products: t } = useCopy(historyCopy);
  const goods = useCopy(goodsCopy);
  const stopped = sellingStopped(useShopFrame().settings);
  const addOf = useAddToCart({ opensCart: true });
  const { message, removal } = useLog();
  const rowOf = ({ id, product_id, viewed_at, product }: StoredHistory) => ({
    id,
    ...logMoment(viewed_at),
    product: productView(product, stopped, goods),
    ...removal(id, {
      take: () => api.DELETE('/v1/me/product-histories/{id}', { params: { path: { id } } }),
      putBack: () => api.POST('/v1/me/product-histories', { body: { product_id } }),
      removed: t.removed(product.name),
      restored: t.restored(product.name),
    }),
  });
  return {
    ...pagedList(list, rowOf, { path: paths.mypageProductHistory() }),
    browseHref: paths.products(),
    message,
    addOf,
  };
}
