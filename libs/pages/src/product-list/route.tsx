import { useEffect, useMemo } from 'react';
import { browserShop, itemOfProduct } from '@shop/state';
import { slot } from '@shop/theming';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { loadLater } from '../loading/load-later.ts';
import { load } from '../loading/load.ts';
import { useSelectItem } from '../product/use-select-item.ts';
import { pageMeta } from '../seo/page-meta.ts';
import type { ProductListData } from './load.ts';
import { loadProductList } from './load.ts';
import { useProductListModel } from './model.ts';
import { productListSeo } from './seo.ts';

const ProductListPage = slot('ProductListPage');

export const loader = load(loadProductList);
export const clientLoader = loadLater(() => import('./load.ts').then(({ loadProductList }) => loadProductList));
export const meta = pageMeta(productListSeo);

/** A list is not read again while its parameters stay the same (spec §4). */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.search !== nextUrl.search || (currentUrl.href === nextUrl.href && defaultShouldRevalidate);
}

const listId = 'products';

/** The product list. */
function ProductListScreen({ loaderData: data }: LoadedScreenProps<ProductListData>) {
  const { products } = data;
  useEffect(() => {
    browserShop().track('view_item_list', { item_list_id: listId, items: products.map(itemOfProduct) });
  }, [products]);
  useSelectItem(useMemo(() => ({ [listId]: products }), [products]));
  return <ProductListPage {...useProductListModel(data)} />;
}

export default ProductListScreen;
