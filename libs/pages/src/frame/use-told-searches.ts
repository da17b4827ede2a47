import { screenPaths } from '@shop/constants';
import { browserShop, useShop } from '@shop/state';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { normalisePath } from '../screens/normalise-path.ts';

/** Tells the shop what a member searches for, once for each search: further pages and filters of it are the same one. */
export function useToldSearches(): void {
  const { pathname, search } = useLocation();
  const word =
    normalisePath(pathname) === screenPaths.products ? (new URLSearchParams(search).get('word') ?? '').trim() : '';
  const isLogin = useShop(({ auth }) => auth.isLogin, false);
  useEffect(() => {
    // The search stands without its history.
    if (isLogin && word !== '')
      void browserShop()
        .dispatch((actions) => actions.tellSearch(word))
        .catch(() => undefined);
  }, [isLogin, word]);
}
