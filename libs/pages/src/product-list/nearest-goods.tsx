import { paths, withQuery } from '@shop/constants';
import { goodsCopy, searchHelpCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { deferredSlot } from '@shop/theming';
import { useAddToCart } from '../cart-drawer/use-add-to-cart.ts';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import { productViews } from '../product-card/product-view.ts';
import { sellingStopped } from '../product-card/selling-stopped.ts';
import { useSearchParams } from '../navigation/use-search-params.ts';
import { readListQuery } from './list-query.ts';
import type { ProductListData } from './load.ts';
import type { NearestGoods as Goods } from './load-nearest.ts';

const SearchHelp = deferredSlot('SearchHelp');

/** The key of the inquiry category for products, as set by editors. */
const wishCategory = 'product';

interface NearestGoodsProps extends Pick<ProductListData, 'facets'> {
  readonly nearest: Goods;
}

/** The nearest products, and a link to request a product that the shop does not have. */
export function NearestGoods({ facets, nearest: { of, href, products } }: NearestGoodsProps) {
  const t = useCopy(searchHelpCopy);
  const goods = useCopy(goodsCopy);
  const stopped = sellingStopped(useShopFrame().settings);
  const addOf = useAddToCart();
  const { word, asTyped, category } = readListQuery(useSearchParams());
  const titles = {
    word: asTyped ? t.nearestReading(word) : t.nearestWord(word),
    category: t.nearestCategory(facets.categories.find(({ value }) => value === category)?.label ?? category),
    all: t.nearestAll,
  };
  return (
    <SearchHelp
      nearest={{
        title: titles[of],
        products: productViews(products, stopped, goods),
        addOf,
        all: { label: t.allOf(titles[of]), href },
      }}
      wish={
        word === '' || (of === 'word' && !asTyped)
          ? null
          : {
              title: t.wishTitle(word),
              text: t.wishText,
              link: { label: t.wish, href: withQuery(paths.contact(), { category: wishCategory, wish: word }) },
            }
      }
    />
  );
}
