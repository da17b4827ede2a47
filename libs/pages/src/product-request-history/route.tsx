import { restockCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { slot } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import type { Reading } from '../account/load-or-offline.ts';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { loadRequestHistory, type RequestHistory } from './load.ts';
import { useRequestHistory } from './model.ts';

const ProductRequestHistoryPage = slot('ProductRequestHistoryPage');

export const clientLoader = load(loadRequestHistory);
export const meta = hiddenMeta(restockCopy, (t) => t.requests.title);

/** The member's restock notifications and product requests; a skeleton until they are read. */
function RequestHistoryScreen({ loaderData: reading = null }: ScreenProps<Reading<RequestHistory>>) {
  const { requests: t } = useCopy(restockCopy);
  return (
    <MyPageFrame title={t.title} lead={t.lead} reading={reading}>
      {(history) => <Requests history={history} />}
    </MyPageFrame>
  );
}

function Requests({ history }: { readonly history: RequestHistory }) {
  return <ProductRequestHistoryPage {...useRequestHistory(history)} />;
}

export const HydrateFallback = RequestHistoryScreen;
export default RequestHistoryScreen;
