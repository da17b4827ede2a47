import { sessionStore } from '@shop/constants/storage';
import { ApiFailure, type Order } from '@shop/api';
import { paths } from '@shop/constants';
import { replace } from 'react-router';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import type { LoadInput } from '../loading/load-input.ts';

const NAME = 'shop:order-key';

/** The order with the key of its link; null for an expired or incomplete link. */
export type GuestOrderRead = { readonly key: string; readonly order: Order } | null;

/**
 * Reads the order of the mailed link, only in the browser.
 * @throws a redirect that removes the key of the link from the URL
 */
export function loadGuestOrder({ api, url, signal }: LoadInput): Promise<Reading<GuestOrderRead>> {
  const code = url.searchParams.get('code');
  if (code !== null) {
    storeOrderKey(code);
    throw replace(paths.guestOrder());
  }
  return loadOrOffline(async () => {
    const key = orderKey();
    if (key === null) return null;
    try {
      const { data } = await api.GET('/v1/order-lookup/order', { params: { header: { 'X-Order-Key': key } }, signal });
      return { key, order: data };
    } catch (error) {
      // 422: a key that nothing can have.
      if (!(error instanceof ApiFailure) || (error.status !== 404 && error.status !== 422)) throw error;
      forgetOrderKey();
      return null;
    }
  }, signal);
}

/** Saves the key of the mailed link in this tab, so that it can be removed from the URL. */
function storeOrderKey(key: string): void {
  sessionStore.setItem(NAME, key);
}

/** Returns the key saved in this tab; null for none. */
function orderKey(): string | null {
  return sessionStore.getItem(NAME);
}

/** Deletes an expired key. */
function forgetOrderKey(): void {
  sessionStore.removeItem(NAME);
}
