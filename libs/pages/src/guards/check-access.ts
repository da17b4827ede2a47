import { browserShop } from '@shop/state';
import { findScreen } from '../screens/find-screen.ts';
import { decideAccess } from './decide-access.ts';

/** Waits for the login check (3 s at most) where a screen needs it, and says where to go instead; null to stay. Browser only. */
export async function checkAccess(url: URL, shop: { readonly sellsToGuests: boolean }): Promise<string | null> {
  const { access } = findScreen(url.pathname);
  if (access === 'public' || (access === 'member-only' && shop.sellsToGuests)) return null;
  const store = browserShop();
  const isLogin = await store.waitForLogin();
  return decideAccess(
    access,
    { isLogin, isRefreshFailed: store.state()?.auth.isRefreshFailed ?? false },
    shop,
    `${url.pathname}${url.search}`,
  );
}
