import type { LoginHistory } from '@shop/api';
import { paths } from '@shop/constants';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { slot, type LoginHistoryRow } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import { logMoment } from '../kinds/log-moment.ts';
import { pagedList, readPage, type ReadPage } from '../kinds/paging.ts';
import type { LoadInput, ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { deviceOf, shortAddress } from './origin-of-login.ts';

const LoginHistoryPage = slot('LoginHistoryPage');

/** The member's logins on every channel, newest first; the page is in the address. */
function loadLoginHistory({ api, url, signal }: LoadInput): Promise<Reading<ReadPage<LoginHistory>>> {
  return loadOrOffline(
    () => readPage(url, (page) => api.GET('/v1/me/login-histories', { params: { query: { page } }, signal })),
    signal,
  );
}

export const clientLoader = load(loadLoginHistory);
export const meta = hiddenMeta(accountCopy, (t) => t.loginHistory.title);

/** The login history; a skeleton until it is read. */
function LoginHistoryScreen({ loaderData: reading = null }: ScreenProps<Reading<ReadPage<LoginHistory>>>) {
  const t = useCopy(accountCopy).loginHistory;
  return (
    <MyPageFrame title={t.title} lead={t.lead} reading={reading}>
      {(list) => (
        <LoginHistoryPage
          {...pagedList(list, rowOf, { path: paths.mypageLoginHistory() })}
          browseHref={paths.products()}
          helpHref={paths.mypagePassword()}
        />
      )}
    </MyPageFrame>
  );
}

function rowOf({ id, logged_in_at, method, user_agent, ip_address, is_current }: LoginHistory): LoginHistoryRow {
  return {
    id,
    ...logMoment(logged_in_at),
    way: method,
    device: deviceOf(user_agent),
    address: shortAddress(ip_address),
    isCurrent: is_current,
  };
}

export const HydrateFallback = LoginHistoryScreen;
export default LoginHistoryScreen;
