import { paths, screenPaths } from '@shop/constants';
import { browserShop, type ShopEvent } from '@shop/state';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router';
import { isSamePage, isWithin } from '../screens/is-at.ts';
import { toasts } from '../toast/toasts.ts';

/** Acts on what the store tells: it knows neither router nor toasts (spec §4, §8). */
export function useShopEvents(): void {
  const navigate = useNavigate();
  const onEvent = useEffectEvent((event: ShopEvent) => act(event, navigate));
  useEffect(() => browserShop().onEvent((event) => onEvent(event)), []);
}

function act(event: ShopEvent, navigate: (to: string) => ReturnType<NavigateFunction>): void {
  switch (event.type) {
    case 'cartExpired':
      if (!isWithin(location.pathname, screenPaths.cart)) return;
      toasts.say({ kind: 'error', text: event.message });
      return void navigate(paths.cart());
    case 'sessionLost':
      return void navigate(withReturn(event.to));
    case 'loggedOut':
    case 'orderPlaced':
      // Forms are not part of the first load; whoever logs out or orders has most often used one.
      return void forgetDrafts();
    case 'maintenance':
      return void navigate(paths.maintenance());
    case 'channelInvalid':
      // The frame shows it: see `isChannelInvalid` there.
      return undefined;
  }
}

async function forgetDrafts(): Promise<void> {
  const { clearDrafts } = await import('@shop/forms/drafts');
  clearDrafts(sessionStorage);
}

/** The login leads back to the page that was left, where the drafts of its forms wait. */
function withReturn(login: string): string {
  const { origin, pathname, search } = location;
  const target = new URL(login, origin);
  if (!isSamePage(pathname, target.pathname)) target.searchParams.set('back', pathname + search);
  return target.pathname + target.search;
}
