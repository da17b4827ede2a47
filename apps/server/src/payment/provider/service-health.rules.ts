import type { ServiceTrouble } from './service-trouble.ts';

/** What a process knows about a payment service. */
export interface ServiceHealth {
  /** `unchecked`: neither a check nor a refused key has decided yet; counts as up. */
  state: 'unchecked' | 'up' | 'down';
  /** Why it is down; otherwise null. */
  trouble: ServiceTrouble | null;
  /** Failed calls and checks since the last that was answered. */
  failures: number;
  /** Whether a call suggests that the state has changed, so that the next check must not wait. */
  isCheckDue: boolean;
}

/** The outcome of a call of the shop, or of a check. */
export interface ServiceReport {
  by: 'call' | 'check';
  trouble: ServiceTrouble | null;
}

export const uncheckedHealth: ServiceHealth = { state: 'unchecked', trouble: null, failures: 0, isCheckDue: true };

/** One lost connection says little: the second failure in a row, confirmed by a check, is an outage. */
const FAILURES_OF_OUTAGE = 2;

/**
 * Returns the health after a report. Only checks decide, since one failing kind of call would let the state alternate;
 * a refused key (401) is certain at once.
 */
export function nextHealth(health: ServiceHealth, { by, trouble }: ServiceReport): ServiceHealth {
  if (trouble === null)
    return by === 'check'
      ? { state: 'up', trouble: null, failures: 0, isCheckDue: false }
      : { ...health, failures: 0, isCheckDue: health.state === 'down' || health.isCheckDue };
  const failures = health.failures + 1;
  const isCertain = trouble.kind === 'key_refused' || (trouble.kind === 'forbidden' && by === 'check');
  if (isCertain || (by === 'check' && failures >= FAILURES_OF_OUTAGE))
    return { state: 'down', trouble, failures, isCheckDue: false };
  // A missing permission concerns some calls only.
  if (trouble.kind === 'forbidden') return health;
  return { ...health, failures, isCheckDue: health.state !== 'down' };
}
