import { waitForLogin, type AppStore } from '@shop/state';
import { findScreen } from '../screens/find-screen.ts';
import { paths, withQuery, type Access } from '@shop/constants';

/** The user who requests a screen. */
interface Visitor {
  readonly isLogin: boolean;
  /** Whether the token refresh failed: the user has been redirected to the login already (spec §4). */
  readonly isRefreshFailed: boolean;
}

/** Returns the path to redirect to, after the login check (3 s at most) if needed; null to stay. Browser only. */
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

/** Returns the redirect of a user without access to a screen; null with access. `here`: the path to return to. */
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
