import { paths, screenPaths } from '@shop/constants';
import { sessionStore } from '@shop/constants/storage';
import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { type ShopEvent, listenToShop, checkMember, useAppDispatch } from '@shop/state';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router';
import { isSamePage, isWithin } from '../screens/is-at.ts';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';
import { toasts } from '../toast/toasts.ts';

const CHANGED = 'shop:member-changed';

/** Handles the events of the store, which has neither router nor toasts (spec §4, §8). */
export function useShopEvents(): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const onEvent = useEffectEvent((event: ShopEvent) => act(event, navigate));
  useEffect(() => dispatch(listenToShop((event) => onEvent(event))), []);
  useMemberCheck();
}

function act(event: ShopEvent, navigate: (to: string) => ReturnType<NavigateFunction>): void {
  switch (event.type) {
    case 'cartExpired':
      if (!isWithin(location.pathname, screenPaths.cart)) return;
      toasts.show({ kind: 'error', text: event.message });
      return void navigate(paths.cart());
    case 'sessionLost':
      return void navigate(withReturn(event.to));
    case 'loggedOut':
      return void forgetDrafts().then(() => (event.isOtherTab ? leaveMembersScreen() : undefined));
    case 'memberChanged':
      return void forgetDrafts().then(reloadForOtherMember);
    case 'memberReplaced':
    case 'orderPlaced':
      return void forgetDrafts();
    case 'maintenance':
      return void navigate(paths.maintenance());
    case 'channelInvalid':
      // The frame shows it: see `isChannelInvalid` there.
      return undefined;
  }
}

/** The login leads back to the page that was left, where the drafts of its forms wait. */
function withReturn(login: string): string {
  const { origin, pathname, search } = location;
  const target = new URL(login, origin);
  if (!isSamePage(pathname, target.pathname)) target.searchParams.set('back', pathname + search);
  return target.pathname + target.search;
}

/** Deletes drafts. The code is loaded on demand, since forms are not part of the first load. */
async function forgetDrafts(): Promise<void> {
  const { clearDrafts } = await import('@shop/forms/drafts');
  clearDrafts(sessionStore);
}

/** Reloads a screen with member data, so that none remains; the guard of the reloaded page requests the login. */
async function leaveMembersScreen(): Promise<void> {
  const { findScreen } = await import('../screens/find-screen.ts');
  const isOfMember = findScreen(location.pathname).access === 'login-only';
  if (isOfMember || isWithin(location.pathname, screenPaths.cart)) reloadForOtherMember();
}

function reloadForOtherMember(): void {
  sessionStore.setItem(CHANGED, '1');
  location.reload();
}

/** Checks the member again when the window is shown, and explains a reload afterwards. */
function useMemberCheck(): void {
  const dispatch = useAppDispatch();
  const text = useCopy(frameCopy).memberChanged;
  useAbortableEffect(text, (signal) => {
    if (sessionStore.getItem(CHANGED) !== null) {
      sessionStore.removeItem(CHANGED);
      toasts.show({ kind: 'info', text });
    }
    const check = () => void (document.visibilityState === 'visible' && dispatch(checkMember()));
    document.addEventListener('visibilitychange', check, { signal });
    for (const name of ['focus', 'pageshow', 'storage']) window.addEventListener(name, check, { signal });
  });
}
