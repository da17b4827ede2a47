import { browserShop, useShop } from '@shop/state';
import { useEffect } from 'react';

/** Counts what the head tells a member, as soon as somebody is known: unread messages and, where points are used, his points. My page counts again. */
export function useMemberFigures(hasPoints: boolean): void {
  const isLogin = useShop(({ auth }) => auth.isLogin, false);
  useEffect(() => {
    if (!isLogin) return;
    // The head stands without the figures.
    const quietly = (counting: Promise<number>) => void counting.catch(() => undefined);
    quietly(browserShop().dispatch((actions) => actions.countUnreadMessages()));
    if (hasPoints) quietly(browserShop().dispatch((actions) => actions.countPoints()));
  }, [isLogin, hasPoints]);
}
