import { ApiFailure } from '@shop/api';
import { verifyEmail, type AppDispatch } from '@shop/state';

/** A mail address verified by its link. */
export interface ProvedMailbox {
  readonly email: string;
  /** Whether the address is that of a fully registered member. */
  readonly isRegistered: boolean;
}

/** Redeems a mailed link; null when it is used, expired or none. May be done again until what it is for uses it up. */
export async function redeemLink(dispatch: AppDispatch, code: string): Promise<ProvedMailbox | null> {
  try {
    const { result, email, is_registered_member } = await dispatch(verifyEmail(code));
    return result && email !== null ? { email, isRegistered: is_registered_member } : null;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 422) return null;
    throw error;
  }
}
