import type { ProductRequest } from '@shop/api';
import { historyCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { slot } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import type { Reading } from '../account/read-or-outage.ts';
import type { ReadPage } from '../kinds/paging.ts';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { loadRequestHistory } from './load.ts';
import { useRequestHistory } from './model.ts';

const ProductRequestHistoryPage = slot('ProductRequestHistoryPage');

export const clientLoader = load(loadRequestHistory);
export const meta = hiddenMeta(historyCopy, (t) => t.requests.title);

/** What the member wishes for; null while it is a skeleton. */
function RequestHistoryScreen({ loaderData: reading = null }: ScreenProps<Reading<ReadPage<ProductRequest>>>) {
  const { requests: t } = useCopy(historyCopy);
  return (
    <MyPageFrame title={t.title} lead={t.lead} reading={reading}>
      {(list) => <RequestHistory list={list} />}
    </MyPageFrame>
  );
}

function RequestHistory({ list }: { readonly list: ReadPage<ProductRequest> }) {
  return <ProductRequestHistoryPage {...useRequestHistory(list)} />;
}

export const HydrateFallback = RequestHistoryScreen;
export default RequestHistoryScreen;
