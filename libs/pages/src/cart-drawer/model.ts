import { paths } from '@shop/constants';
import { cartDrawerCopy, goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import {
  freeCarriage,
  selectIsDecisionOpen,
  useAppSelector,
  addProducts,
  changeQuantity,
  useAppDispatch,
} from '@shop/state';
import type { CartDrawerProps } from '@shop/theming';
import { useState } from 'react';
import { useLineRemoval } from '../removal/use-line-removal.ts';
import { cartDrawer, useCartDrawerOpen } from './drawer-state.ts';
import { pictureOf } from '../product-card/product-picture.ts';
import { drawerGroups } from './drawer-groups.ts';
import { useCartLines } from './lines-in-cart.ts';
import { usePairings } from './use-pairings.ts';

/** Returns the props of the cart drawer. While a request is pending, the requested quantities are shown. */
export function useCartDrawerModel(): CartDrawerProps {
  const dispatch = useAppDispatch();
  const t = useCopy(cartDrawerCopy);
  const goods = useCopy(goodsCopy);
  const open = useCartDrawerOpen();
  const pending = useAppSelector((state) => state.progress.pendingLines);
  const [failure, setFailure] = useState<string | null>(null);
  const shown = useCartLines().flatMap((line) => {
    const wanted = pending[line.key];
    if (wanted === undefined) return [line];
    return wanted.quantity === null || wanted.quantity === 0 ? [] : [{ ...line, quantity: wanted.quantity }];
  });
  const run = async (change: Promise<unknown>) => {
    setFailure(null);
    try {
      await change;
    } catch (error) {
      setFailure((error instanceof Error && error.message) || t.changeFailed);
    }
  };
  const quoted = useAppSelector((state) => state.cart.data?.quote.destinations);
  const pairings = usePairings(shown, open).map((product) => ({
    key: product.key,
    name: product.name,
    href: paths.product(product.key),
    picture: pictureOf(product, product.product_model.categories[0]?.name ?? goods.products, goods),
    price: product.price,
    onAdd: () => void run(dispatch(addProducts([{ key: product.key, quantity: 1 }]))),
  }));
  const removal = useLineRemoval((work) => void run(work()));
  return {
    open,
    status: failure === null ? (Object.keys(pending).length > 0 ? 'updating' : 'ready') : 'failed',
    message: failure,
    undo: removal.undo,
    count: shown.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: shown.reduce((sum, { unit_price, quantity }) => sum + unit_price * quantity, 0),
    groups: drawerGroups(shown, t, goods),
    freeCarriage: quoted?.length === 1 ? freeCarriage(quoted[0]) : null,
    pairings,
    cartHref: paths.cart(),
    browseHref: paths.products(),
    checkingHref: useAppSelector(selectIsDecisionOpen) ? paths.cartComplete() : null,
    onQuantity: (lineKey, quantity) => void run(dispatch(changeQuantity({ lineKey, quantity }))),
    onRemove: removal.remove,
    onClose: cartDrawer.close,
  };
}
