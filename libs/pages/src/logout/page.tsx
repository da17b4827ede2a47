import { useState } from 'react';
import { paths } from '@shop/constants';
import { browserShop } from '@shop/state';
import { LogoutPage } from '@shop/theming';

/** Asks, logs out in all tabs, and says that it is done. */
export function LogoutScreen({ caution }: { readonly caution: string | null }) {
  const [status, setStatus] = useState<'ask' | 'leaving' | 'done'>('ask');
  const leave = async () => {
    setStatus('leaving');
    await browserShop().dispatch('logout');
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
