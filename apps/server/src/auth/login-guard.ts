import { hashSecret } from './hash-secret.ts';

/** The two counters of one login: of the account from this address, and of the account from everywhere (P-11). */
export interface LoginGuard {
  accountHash: string;
  byAddress: string;
  byAccount: string;
}

/** Tries in the window, this one included. */
export interface LoginTries {
  byAddress: number;
  byAccount: number;
}

/** @param account id of the member, or the folded name that was typed when there is none: both are counted alike (P-15). */
export function guardOf(account: string, address: string): LoginGuard {
  const accountHash = accountHashOf(account);
  return { accountHash, byAddress: hashSecret('guard', account, address), byAccount: accountHash };
}

/** The counters of a device that logged in before: its own alone, so that nobody else's tries close it. */
export function guardOfDevice(account: string, device: string): LoginGuard {
  const [byAddress, byAccount] = ['guard-device', 'guard-device-all'].map((purpose) =>
    hashSecret(purpose, account, device),
  ) as [string, string];
  return { accountHash: accountHashOf(account), byAddress, byAccount };
}

/** Under this hash all guards of an account are found. */
export function accountHashOf(account: string): string {
  return hashSecret('guard-account', account);
}
