import { goodsCopy, historyCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { loadRecentProducts, useAppDispatch } from '@shop/state';
import { slot } from '@shop/theming';
import { useAddToCart } from '../cart-drawer/use-add-to-cart.ts';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import { productViews } from '../product-card/product-view.ts';
import { sellingStopped } from '../product-card/selling-stopped.ts';
import { useOptionalQuery } from '../timing/use-optional-query.ts';

const RecentShelf = slot('RecentProducts');

/** Goods of the shelf: as many as the widest screen holds. */
const shelfSize = 4;

/** The products viewed before this one; nothing until they are read, or if there are none. */
export function RecentProducts({ productId }: { readonly productId: number }) {
  const dispatch = useAppDispatch();
  const seen = useOptionalQuery(productId, () => dispatch(loadRecentProducts(productId)));
  const t = useCopy(historyCopy);
  const goods = useCopy(goodsCopy);
  const stopped = sellingStopped(useShopFrame().settings);
  const addOf = useAddToCart({ opensCart: true });
  if (seen === null || seen.length === 0) return null;
  return (
    <RecentShelf title={t.recent} products={productViews(seen.slice(0, shelfSize), stopped, goods)} addOf={addOf} />
  );
}
