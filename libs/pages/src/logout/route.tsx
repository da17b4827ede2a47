import { useState } from 'react';
import { paths } from '@shop/constants';
import { logout, useAppDispatch } from '@shop/state';
import { slot } from '@shop/theming';
import { accountCopy } from '@shop/copy';
import { hiddenMeta } from '../account/hidden-meta.ts';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { loadLogout } from './load.ts';

const LogoutPage = slot('LogoutPage');

export const loader = load(loadLogout);
export const clientLoader = load(loadLogout);
export const meta = hiddenMeta(accountCopy, (t) => t.logout.title);

/** Requests a confirmation, logs out in all tabs, and shows the result. */
function LogoutScreen({ loaderData: caution }: LoadedScreenProps<string | null>) {
  const dispatch = useAppDispatch();
  const [status, setStatus] = useState<'confirm' | 'leaving' | 'done'>('confirm');
  const leave = async () => {
    setStatus('leaving');
    await dispatch(logout());
    setStatus('done');
  };
  return (
    <LogoutPage
      status={status}
      onLogout={() => void leave()}
      caution={caution}
      mypageHref={paths.mypage()}
      homeHref={paths.home()}
      loginHref={paths.login()}
    />
  );
}

export default LogoutScreen;
