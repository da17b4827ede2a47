import { UnauthenticatedError } from '../errors/index.ts';

/** What a client hears whose bearer is no longer good. */
export function sessionOver(): UnauthenticatedError {
  return new UnauthenticatedError('auth.expired', 'ログインの有効期限が切れました。もう一度ログインしてください。');
}
