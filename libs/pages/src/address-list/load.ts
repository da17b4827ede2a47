import { loadAddresses } from '@shop/state';
import type { LoadInput } from '../loading/load-input.ts';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';

/** Loads the address book into the store, from which cart and my page read it. */
export function loadAddressList({ dispatch, signal }: LoadInput): Promise<Reading<null>> {
  return loadOrOffline(async () => {
    await dispatch(loadAddresses());
    return null;
  }, signal);
}
