import type { KeyValueStorage } from '../environment/shop-environment.ts';
import type { ShopEvent } from './shop-event.ts';
import type { ShopState } from './shop-state.ts';

const KEY = 'shop_member';

interface WatchedAuth {
  getState: () => Pick<ShopState, 'auth'>;
  subscribe: (listener: () => void) => () => void;
}

/** The member whom this document has shown. */
export interface ShownMember {
  /** The last one, also after logout; null if none. */
  current: () => string | null;
  unwatch: () => void;
}

/** Saves the shown member in sessionStorage, and emits `memberReplaced` if it differs from the previous one. */
export function watchMember(
  { getState, subscribe }: WatchedAuth,
  session: KeyValueStorage,
  emit: (event: ShopEvent) => void,
): ShownMember {
  let shown: string | null = null;
  const look = () => {
    const { userId, accessToken } = getState().auth;
    if (userId === null || accessToken === null || userId === shown) return;
    shown = userId;
    const before = session.getItem(KEY);
    session.setItem(KEY, userId);
    if (before !== null && before !== userId) emit({ type: 'memberReplaced' });
  };
  look();
  return { current: () => shown, unwatch: subscribe(look) };
}
