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

/** Whether this token, however old, may be exchanged for a fresh one while its session lives. */
export function isRefreshable({ supersededAt }: TokenTimes, now: Date): boolean {
  return isHonoured(supersededAt, now);
}

function isHonoured(supersededAt: Date | null, now: Date): boolean {
  return supersededAt === null || now.getTime() - supersededAt.getTime() <= AUTH_LIMITS.supersededGrace;
}
