import type { ProductSummary } from '@shop/api';
import { goodsCopy, historyCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { browserShop } from '@shop/state';
import { slot } from '@shop/theming';
import { useEffect, useState } from 'react';
import { useAddToCart } from '../cart-drawer/use-add-to-cart.ts';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import { productViews } from '../product-card/product-view.ts';
import { sellingStopped } from '../product-card/selling-stopped.ts';

const RecentShelf = slot('RecentProducts');

/** Goods of the shelf: as many as the widest screen holds. */
const shelfSize = 4;
const none: readonly ProductSummary[] = [];

/** What the reader has looked at before this product; nothing before it is known, and where there is nothing. */
export function RecentProducts({ productId }: { readonly productId: number }) {
  const [seen, setSeen] = useState(none);
  const t = useCopy(historyCopy);
  const goods = useCopy(goodsCopy);
  const stopped = sellingStopped(useShopFrame().settings);
  const addOf = useAddToCart({ opensCart: true });
  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const found = await browserShop().dispatch((actions) => actions.loadRecentProducts(productId));
      if (isHere) setSeen(found);
    };
    // The page stands without them.
    read().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [productId]);
  if (seen.length === 0) return null;
  return (
    <RecentShelf title={t.recent} products={productViews(seen.slice(0, shelfSize), stopped, goods)} addOf={addOf} />
  );
}
