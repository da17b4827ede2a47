import type { ProductRequest, RestockNotice } from '@shop/api';
import { paths } from '@shop/constants';
import { goodsCopy, restockCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { requestForgotten, requestProduct, useApi, useAppDispatch } from '@shop/state';
import type { ProductRequestHistoryPageProps, WaitedProductRow } from '@shop/theming';
import { useAddToCart } from '../cart-drawer/use-add-to-cart.ts';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import { logMoment } from '../kinds/log-moment.ts';
import { pagedList } from '../kinds/paging.ts';
import { useLog } from '../kinds/use-log.ts';
import { productView } from '../product-card/product-view.ts';
import { sellingStopped } from '../product-card/selling-stopped.ts';
import type { RequestHistory } from './load.ts';

/** Returns notifications and requests with current product data. A restored entry counts as new and comes first. */
export function useRequestHistory({ waited, wishes }: RequestHistory): ProductRequestHistoryPageProps {
  const dispatch = useAppDispatch();
  const api = useApi();
  const { requests: t } = useCopy(restockCopy);
  const goods = useCopy(goodsCopy);
  const stopped = sellingStopped(useShopFrame().settings);
  const addOf = useAddToCart({ opensCart: true });
  const { message, removal } = useLog();
  const rowOf = ({ id, product_id, note, requested_at, product }: ProductRequest) => ({
    id,
    ...logMoment(requested_at),
    product: productView(product, stopped, goods),
    note,
    ...removal(id, {
      take: async () => {
        await api.DELETE('/v1/me/product-request-histories/{id}', { params: { path: { id } } });
        dispatch(requestForgotten(product_id));
      },
      putBack: () => dispatch(requestProduct({ product_id, note })),
      removed: t.removed(product.name),
      restored: t.restored(product.name),
    }),
  });
  const waitedOf = ({ id, product_id, product: { key, name }, asked_at }: RestockNotice): WaitedProductRow => ({
    id: `waited-${id}`,
    day: logMoment(asked_at).day,
    product: { label: name, href: paths.product(key) },
    ...removal(`waited-${id}`, {
      take: () => api.DELETE('/v1/me/restock-notices/{id}', { params: { path: { id } } }),
      putBack: () => api.POST('/v1/restock-notices', { body: { product_id } }),
      removed: t.ended(name),
      restored: t.again(name),
    }),
  });
  return {
    waited: waited.map(waitedOf),
    ...pagedList(wishes, rowOf, { path: paths.mypageProductRequestHistory() }),
    browseHref: paths.products(),
    message,
    addOf,
  };
}
