import { browserShop, useShop } from '@shop/state';
import { useEffect } from 'react';

/** Counts the messages that wait for a member, as soon as somebody is known; my page counts again. */
export function useUnreadMessages(): void {
  const isLogin = useShop(({ auth }) => auth.isLogin, false);
  useEffect(() => {
    // The head stands without the figure.
    if (isLogin)
      void browserShop()
        .dispatch('countUnreadMessages')
        .catch(() => undefined);
  }, [isLogin]);
}
