import { loadAddresses } from '@shop/state';
import type { LoadInput } from '../loading/load-input.ts';
import { readOrOutage, type Reading } from '../account/read-or-outage.ts';

/** Brings the address book into its slice, from which cart and my page read it. */
export function loadAddressList({ dispatch, signal }: LoadInput): Promise<Reading<null>> {
  return readOrOutage(async () => {
    await dispatch(loadAddresses());
    return null;
  }, signal);
}
