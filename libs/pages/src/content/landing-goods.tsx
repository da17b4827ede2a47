import { paths, RECIPES } from '@shop/constants';
import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ProductShelf, deferredSlot } from '@shop/theming';
import { useMemo } from 'react';
import { useAddAll } from '../cart-drawer/use-add-all.ts';
import { useAddToCart } from '../cart-drawer/use-add-to-cart.ts';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import type { CardProduct } from '../product-card/card-product.ts';
import { productViews } from '../product-card/product-view.ts';
import { sellingStopped } from '../product-card/selling-stopped.ts';
import { useSelectItem } from '../product-card/use-select-item.ts';

const GoodsTogether = deferredSlot('GoodsTogether');

export interface LandingGoodsProps {
  readonly products: readonly CardProduct[];
  readonly title: string;
  /** The key of the collection of their entry; products of a recipe can be added together. */
  readonly collection?: string | null;
}

/** Goods of something to read, to be put into the cart. */
export function LandingGoods({ products, title, collection = null }: LandingGoodsProps) {
  const goods = useCopy(goodsCopy);
  const stopped = sellingStopped(useShopFrame().settings);
  const addOf = useAddToCart();
  useSelectItem(useMemo(() => ({ landing: { name: title, products } }), [title, products]));
  return (
    <>
      <ProductShelf
        id="landing"
        title={title}
        lead={null}
        products={productViews(products, stopped, goods)}
        more={null}
        addOf={addOf}
      />
      {collection === RECIPES && products.length > 1 && <Together products={products} isStopped={stopped} />}
    </>
  );
}

function Together({ products, isStopped }: Pick<LandingGoodsProps, 'products'> & { readonly isStopped: boolean }) {
  const { addAll, message, leftOut } = useAddAll(products, isStopped);
  const price = products.reduce((sum, { key, price }) => sum + (addAll?.keys.includes(key) ? price : 0), 0);
  return (
    <GoodsTogether
      addAll={addAll && { ...addAll, price }}
      message={message}
      leftOut={leftOut}
      cartHref={paths.cart()}
    />
  );
}
