import type { SystemMessage } from '@shop/api';
import { paths } from '@shop/constants';
import { messageCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { slot } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import { keyLoader } from '../guards/possible-key.ts';
import { logMoment } from '../kinds/log-moment.ts';
import type { LoadInput, ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';

const MessagePage = slot('MessagePage');

/** Reads a message and marks it as read. @throws ApiFailure 404 if it does not exist or is another member's */
function loadMessage({ api, params, signal }: LoadInput): Promise<Reading<SystemMessage>> {
  return loadOrOffline(async () => {
    const { data } = await api.GET('/v1/me/system-messages/{id}', {
      params: { path: { id: Number(params.key) } },
      signal,
    });
    return data;
  }, signal);
}

export const loader = keyLoader;
export const clientLoader = Object.assign(load(loadMessage), { hydrate: true as const });
export const meta = hiddenMeta(messageCopy, (t) => t.title);

/** A message; a skeleton until it is read. */
function MessageScreen({ loaderData: reading = null }: ScreenProps<Reading<SystemMessage>>) {
  const t = useCopy(messageCopy);
  return (
    <MyPageFrame title={reading?.status === 'ready' ? reading.data.title : t.title} reading={reading}>
      {({ created_at, body }) => (
        <MessagePage {...logMoment(created_at)} body={body} listHref={paths.mypageMessages()} />
      )}
    </MyPageFrame>
  );
}

export const HydrateFallback = MessageScreen;
export default MessageScreen;
