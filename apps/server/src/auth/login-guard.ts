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

/** Under this hash all guards of an account are found. */
export function accountHashOf(account: string): string {
  return hashSecret('guard-account', account);
}
