import { browserShop, itemOfProduct } from '@shop/state';
import { ProductListPage } from '@shop/theming';
import { useEffect } from 'react';
import type { ProductListData } from './load.ts';
import { useProductListModel } from './model.ts';

/** The product list. */
export function ProductListScreen({ data }: { data: ProductListData }) {
  const { products } = data;
  useEffect(() => {
    browserShop().track('view_item_list', { item_list_id: 'products', items: products.map(itemOfProduct) });
  }, [products]);
  return <ProductListPage {...useProductListModel(data)} />;
}
