import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ProductShelf } from '@shop/theming';
import { useMemo } from 'react';
import { useAddToCart } from '../cart-drawer/use-add-to-cart.ts';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import type { CardProduct } from '../product-card/card-product.ts';
import { productViews } from '../product-card/product-view.ts';
import { sellingStopped } from '../product-card/selling-stopped.ts';
import { useSelectItem } from '../product-card/use-select-item.ts';

export interface LandingGoodsProps {
  readonly products: readonly CardProduct[];
  readonly title: string;
}

/** Goods of something to read, to be put into the cart. */
export function LandingGoods({ products, title }: LandingGoodsProps) {
  const goods = useCopy(goodsCopy);
  const stopped = sellingStopped(useShopFrame().settings);
  const addOf = useAddToCart();
  useSelectItem(useMemo(() => ({ landing: { name: title, products } }), [title, products]));
  return (
    <ProductShelf
      id="landing"
      title={title}
      lead={null}
      products={productViews(products, stopped, goods)}
      more={null}
      addOf={addOf}
    />
  );
}
