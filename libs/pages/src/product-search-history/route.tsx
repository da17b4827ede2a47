import type { ProductSearchHistory } from '@shop/api';
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
import { loadSearchHistory } from './load.ts';
import { useSearchHistory } from './model.ts';

const ProductSearchHistoryPage = slot('ProductSearchHistoryPage');

export const clientLoader = load(loadSearchHistory);
export const meta = hiddenMeta(historyCopy, (t) => t.searches.title);

/** The member's past searches; a skeleton until they are read. */
function SearchHistoryScreen({ loaderData: reading = null }: ScreenProps<Reading<ReadPage<ProductSearchHistory>>>) {
  const { searches: t } = useCopy(historyCopy);
  return (
    <MyPageFrame title={t.title} lead={t.lead(LIMITS.searchHistories)} reading={reading}>
      {(list) => <SearchHistory list={list} />}
    </MyPageFrame>
  );
}

function SearchHistory({ list }: { readonly list: ReadPage<ProductSearchHistory> }) {
  return <ProductSearchHistoryPage {...useSearchHistory(list)} />;
}

export const HydrateFallback = SearchHistoryScreen;
export default SearchHistoryScreen;
