import { ApiFailure } from '@shop/api';
import { browserShop } from '@shop/state';
import { readOrOutage, type Reading } from '../account/read-or-outage.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** What the mailed link has proved. */
export type RegisterStart =
  /** No link yet: the address is asked for. */
  | { readonly kind: 'start' }
  | { readonly kind: 'proved'; readonly email: string; readonly code: string }
  /** The mailbox was a member's, who is registered in full now. */
  | { readonly kind: 'member' }
  | { readonly kind: 'refused' };

/** Redeems the link that brought the shopper to /register/?code=…; may be done again until the registration uses it up. */
export function loadRegister({ url, signal }: LoadInput): Promise<Reading<RegisterStart>> {
  return readOrOutage(async () => {
    const code = url.searchParams.get('code');
    return code ? redeem(code) : { kind: 'start' };
  }, signal);
}

async function redeem(code: string): Promise<RegisterStart> {
  try {
    const { result, email, is_registered_member } = await browserShop().dispatch('verifyEmail', code);
    if (!result || email === null) return { kind: 'refused' };
    return is_registered_member ? { kind: 'member' } : { kind: 'proved', email, code };
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 422) return { kind: 'refused' };
    throw error;
  }
}
