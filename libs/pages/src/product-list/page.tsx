import { browserShop, itemOfProduct } from '@shop/state';
import { ProductListPage } from '@shop/theming';
import { useEffect, useMemo } from 'react';
import { useSelectItem } from '../product/use-select-item.ts';
import type { ProductListData } from './load.ts';
import { useProductListModel } from './model.ts';

const listId = 'products';

/** The product list. */
export function ProductListScreen({ data }: { data: ProductListData }) {
  const { products } = data;
  useEffect(() => {
    browserShop().track('view_item_list', { item_list_id: listId, items: products.map(itemOfProduct) });
  }, [products]);
  useSelectItem(useMemo(() => ({ [listId]: products }), [products]));
  return <ProductListPage {...useProductListModel(data)} />;
}
