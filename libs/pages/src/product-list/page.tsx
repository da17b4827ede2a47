import { ProductListPage } from '@shop/theming';
import type { ProductListData } from './load.ts';
import { useProductListModel } from './model.ts';

/** The product list. */
export function ProductListScreen({ data }: { data: ProductListData }) {
  return <ProductListPage {...useProductListModel(data)} />;
}
