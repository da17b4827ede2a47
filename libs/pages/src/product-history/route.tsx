import { LIMITS } from '@shop/constants';
import { historyCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { slot } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import type { Reading } from '../account/load-or-offline.ts';
import type { ReadPage } from '../kinds/paging.ts';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { loadProductHistory, type StoredHistory } from './load.ts';
import { useProductHistory } from './model.ts';

const ProductHistoryPage = slot('ProductHistoryPage');

export const clientLoader = load(loadProductHistory);
export const meta = hiddenMeta(historyCopy, (t) => t.products.title);

/** The products that the member has viewed; a skeleton until they are read. */
function ProductHistoryScreen({ loaderData: reading = null }: ScreenProps<Reading<ReadPage<StoredHistory>>>) {
  const { products: t } = useCopy(historyCopy);
  return (
    <MyPageFrame title={t.title} lead={t.lead(LIMITS.productHistories)} reading={reading}>
      {(list) => <ProductHistory list={list} />}
    </MyPageFrame>
  );
}

function ProductHistory({ list }: { readonly list: ReadPage<StoredHistory> }) {
  return <ProductHistoryPage {...useProductHistory(list)} />;
}

export const HydrateFallback = ProductHistoryScreen;
export default ProductHistoryScreen;
