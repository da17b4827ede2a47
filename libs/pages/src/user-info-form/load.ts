import type { User } from '@shop/api';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import { redeemLink } from '../account/redeem-link.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** The part to change. */
export type UserInfoPart =
  | { readonly kind: 'data' | 'question' | 'email' | 'refused' | 'proved' }
  /** The mailed link has verified a new address, which the member can now adopt. */
  | { readonly kind: 'confirm'; readonly newEmail: string; readonly code: string };

export interface UserInfoFormData {
  readonly user: User;
  readonly part: UserInfoPart;
}

/** Reads the member, and the part requested by `?part=` or by `?code=` of the mailed link. */
export function loadUserInfoForm({ api, dispatch, url, signal }: LoadInput): Promise<Reading<UserInfoFormData>> {
  return loadOrOffline(async () => {
    const code = url.searchParams.get('code');
    const mailbox = code === null ? null : await redeemLink(dispatch, code);
    const { data: user } = await api.GET('/v1/me/user', { signal });
    if (code === null) return { user, part: { kind: requestedPart(url.searchParams.get('part')) } };
    if (mailbox === null) return { user, part: { kind: 'refused' } };
    if (mailbox.email === user.email) return { user, part: { kind: 'proved' } };
    return {
      user,
      part: mailbox.isRegistered ? { kind: 'refused' } : { kind: 'confirm', newEmail: mailbox.email, code },
    };
  }, signal);
}

function requestedPart(part: string | null): 'data' | 'question' | 'email' {
  return part === 'question' || part === 'email' ? part : 'data';
}
