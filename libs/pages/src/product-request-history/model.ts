import type { ProductRequest } from '@shop/api';
import { memberPaths, paths } from '@shop/constants';
import { goodsCopy, historyCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { browserShop } from '@shop/state';
import type { ProductRequestHistoryPageProps } from '@shop/theming';
import { useAddToCart } from '../cart-drawer/use-add-to-cart.ts';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import { logMoment } from '../kinds/log-moment.ts';
import { pagedList, type ReadPage } from '../kinds/paging.ts';
import { useLog } from '../kinds/use-log.ts';
import { productView } from '../product-card/product-view.ts';
import { sellingStopped } from '../product-card/selling-stopped.ts';

/** The wishes, with the products as they are today. What is put back was wished for now: it stands at the front. */
export function useRequestHistory(list: ReadPage<ProductRequest>): ProductRequestHistoryPageProps {
  const { requests: t } = useCopy(historyCopy);
  const goods = useCopy(goodsCopy);
  const stopped = sellingStopped(useShopFrame().settings);
  const addOf = useAddToCart({ opensCart: true });
  const { message, removal } = useLog();
  const { api, dispatch } = browserShop();
  const rowOf = ({ id, product_id, note, requested_at, product }: ProductRequest) => ({
    id,
    ...logMoment(requested_at),
    product: productView(product, stopped, goods),
    note,
    ...removal(id, {
      take: async () => {
        await api.DELETE('/v1/me/product-request-histories/{id}', { params: { path: { id } } });
        await dispatch((actions) => actions.requestForgotten(product_id));
      },
      putBack: () => dispatch((actions) => actions.requestProduct({ product_id, note })),
      removed: t.removed(product.name),
      restored: t.restored(product.name),
    }),
  });
  return {
    ...pagedList(list, rowOf, { path: memberPaths.mypageProductRequestHistory() }),
    browseHref: paths.products(),
    message,
    addOf,
  };
}
