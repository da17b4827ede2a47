import { paths } from '@shop/constants';
import { favouriteCopy, goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { markFavourite, useAppDispatch } from '@shop/state';
import type { UserListPageProps, ListedProduct } from '@shop/theming';
import { useAddToCart } from '../cart-drawer/use-add-to-cart.ts';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import { useLog } from '../kinds/use-log.ts';
import { sellingStopped } from '../product-card/selling-stopped.ts';
import type { ListData } from './load.ts';
import { useAddAll } from '../cart-drawer/use-add-all.ts';
import type { Listable } from '@shop/api';
import { logMoment } from '../kinds/log-moment.ts';
import { productView, tellable } from '../product-card/product-view.ts';

/** Returns a list of favourites with its actions. A restored entry counts as new and comes first. */
export function useUserList({ list, limit }: ListData): UserListPageProps {
  const dispatch = useAppDispatch();
  const t = useCopy(favouriteCopy).list;
  const goods = useCopy(goodsCopy);
  const stopped = sellingStopped(useShopFrame().settings);
  const { message, removal } = useLog();
  const addOf = useAddToCart({ opensCart: true });
  const {
    addAll,
    leftOut,
    message: added,
    forget,
  } = useAddAll(
    list.listables.map(({ product }) => product),
    stopped,
  );

  const rows = list.listables.map((listable) => {
    const listed = listedProduct(listable, stopped, goods);
    const { id, name } = listed.product;
    const mark = (isOn: boolean) => {
      forget();
      return dispatch(markFavourite({ ids: [id], isOn }));
    };
    return {
      ...listed,
      ...removal(id, {
        take: () => mark(false),
        putBack: () => mark(true),
        removed: t.removed(name),
        restored: t.restored(name),
      }),
    };
  });
  return {
    rows,
    limit,
    message: added ?? message,
    addOf,
    addAll,
    leftOut,
    browseHref: paths.products(),
    backHref: paths.mypageLists(),
  };
}

/** Returns a product of a list, with its changes since it was added. `stopped`: the whole shop does not sell. */
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
    // The list has its own remove button, with undo.
    product: { ...tellable(productView(product, stopped, t)), favourite: null },
    priceBefore: attached_price === product.price ? null : attached_price,
    stockChange: isOther ? (isAvailable ? 'again' : 'gone') : null,
  };
}
