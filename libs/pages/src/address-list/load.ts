import { browserShop } from '@shop/state';
import type { LoadInput } from '../loading/load-input.ts';
import { readOrOutage, type Reading } from '../account/read-or-outage.ts';

/** Brings the address book into its slice, from which cart and my page read it. */
export function loadAddressList({ signal }: LoadInput): Promise<Reading<null>> {
  return readOrOutage(async () => {
    await browserShop().dispatch((actions) => actions.loadAddresses());
    return null;
  }, signal);
}
