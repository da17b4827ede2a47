import type { SystemMessage } from '@shop/api';
import { paths } from '@shop/constants';
import { messageCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { slot, type MessageRow } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import { logMoment } from '../kinds/log-moment.ts';
import { pagedList, readPage, type ReadPage } from '../kinds/paging.ts';
import type { LoadInput, ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';

const MessageListPage = slot('MessageListPage');

/** Reads the shop's messages to the member, newest first; the page is in the URL. */
function loadMessages({ api, url, signal }: LoadInput): Promise<Reading<ReadPage<SystemMessage>>> {
  return loadOrOffline(
    () => readPage(url, (page) => api.GET('/v1/me/system-messages', { params: { query: { page } }, signal })),
    signal,
  );
}

export const clientLoader = load(loadMessages);
export const meta = hiddenMeta(messageCopy, (t) => t.title);

/** The shop's messages; a skeleton until they are read. */
function MessageListScreen({ loaderData: reading = null }: ScreenProps<Reading<ReadPage<SystemMessage>>>) {
  const t = useCopy(messageCopy);
  return (
    <MyPageFrame title={t.title} lead={t.lead} reading={reading}>
      {(list) => (
        <MessageListPage {...pagedList(list, rowOf, { path: paths.mypageMessages() })} browseHref={paths.products()} />
      )}
    </MyPageFrame>
  );
}

function rowOf({ id, title, created_at, read_at }: SystemMessage): MessageRow {
  return {
    id,
    ...logMoment(created_at),
    title,
    href: paths.mypageMessage(String(id)),
    isUnread: read_at === null,
  };
}

export const HydrateFallback = MessageListScreen;
export default MessageListScreen;
