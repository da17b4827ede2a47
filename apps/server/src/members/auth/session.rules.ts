import { UnauthenticatedError } from '../../platform/errors/index.ts';
import { AUTH_LIMITS } from './auth-limits.ts';

/** A token as the rules see it. */
export interface TokenTimes {
  tokenExpiresAt: Date;
  supersededAt: Date | null;
}

/** Whether a request may be made with this token: not expired, and not refreshed more than a moment ago. */
export function isUsable({ tokenExpiresAt, supersededAt }: TokenTimes, now: Date): boolean {
  return tokenExpiresAt > now && isHonoured(supersededAt, now);
}

/** The state of a token to exchange: not exchanged, exchanged a moment ago, or exchanged before and used again. */
export type RefreshClaim = 'first' | 'again' | 'reused';

/**
 * Returns the state of a token. A token of any age can be exchanged once while its session is valid; twice only at the
 * same moment.
 */
export function refreshClaimOf({ supersededAt }: Pick<TokenTimes, 'supersededAt'>, now: Date): RefreshClaim {
  if (supersededAt === null) return 'first';
  return isHonoured(supersededAt, now) ? 'again' : 'reused';
}

function isHonoured(supersededAt: Date | null, now: Date): boolean {
  return supersededAt === null || now.getTime() - supersededAt.getTime() <= AUTH_LIMITS.supersededGrace;
}

/** Returns the error for an access token that is no longer valid. */
export function sessionOver(): UnauthenticatedError {
  return new UnauthenticatedError('auth.expired', 'ログインの有効期限が切れました。もう一度ログインしてください。');
}
