import { waitForLogin, type AppStore } from '@shop/state';
import { findScreen } from '../screens/find-screen.ts';
import { paths, withQuery, type Access } from '@shop/constants';

/** Who asks for a screen. */
interface Visitor {
  readonly isLogin: boolean;
  /** The bearer could not be renewed: he has been sent to the login already, with a reason (spec §4). */
  readonly isRefreshFailed: boolean;
}

/** Waits for the login check (3 s at most) where a screen needs it, and says where to go instead; null to stay. Browser only. */
export async function checkAccess(
  store: AppStore,
  url: URL,
  shop: { readonly sellsToGuests: boolean },
): Promise<string | null> {
  const { access } = findScreen(url.pathname);
  if (access === 'public' || (access === 'member-only' && shop.sellsToGuests)) return null;
  const isLogin = await store.dispatch(waitForLogin());
  return decideAccess(
    access,
    { isLogin, isRefreshFailed: store.getState().auth.isRefreshFailed },
    shop,
    `${url.pathname}${url.search}`,
  );
}

/** Where a visitor is sent who may not see a screen; null when he may. `here` is the path he asked for, to come back to. */
export function decideAccess(
  access: Access,
  { isLogin, isRefreshFailed }: Visitor,
  shop: { readonly sellsToGuests: boolean },
  here: string,
): string | null {
  if (access === 'logout-only') return isLogin ? paths.top() : null;
  if (access === 'public' || isLogin) return null;
  if (access === 'member-only' && shop.sellsToGuests) return null;
  return isRefreshFailed ? null : withQuery(paths.login(), { back: here });
}
