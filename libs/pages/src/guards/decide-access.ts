import { paths, withQuery, type Access } from '@shop/constants';

/** Who asks for a screen. */
export interface Visitor {
  readonly isLogin: boolean;
  /** The bearer could not be renewed: he has been sent to the login already, with a reason (spec §4). */
  readonly isRefreshFailed: boolean;
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
