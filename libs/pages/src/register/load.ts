import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import { redeemLink } from '../account/redeem-link.ts';
import type { LoadInput } from '../loading/load-input.ts';
import type { AppDispatch } from '@shop/state';

/** The result of the mailed link. */
export type RegisterStart =
  /** No link: the mail address is requested. */
  | { readonly kind: 'start' }
  | { readonly kind: 'proved'; readonly email: string; readonly code: string }
  /** The address is that of a member, who is now fully registered. */
  | { readonly kind: 'member' }
  | { readonly kind: 'refused' };

/** Redeems the link of /register/?code=…; can be repeated until the registration. */
export function loadRegister({ dispatch, url, signal }: LoadInput): Promise<Reading<RegisterStart>> {
  return loadOrOffline(async () => {
    const code = url.searchParams.get('code');
    return code ? redeem(dispatch, code) : { kind: 'start' };
  }, signal);
}

async function redeem(dispatch: AppDispatch, code: string): Promise<RegisterStart> {
  const mailbox = await redeemLink(dispatch, code);
  if (mailbox === null) return { kind: 'refused' };
  return mailbox.isRegistered ? { kind: 'member' } : { kind: 'proved', email: mailbox.email, code };
}
