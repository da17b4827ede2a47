import { describe, expect, it } from 'vitest';
import { nextHealth, type ServiceReport, uncheckedHealth } from './service-health.rules.ts';
import { troubleOf } from './service-trouble.ts';

const unreachable = troubleOf(null, 'ECONNREFUSED');
const keyRefused = troubleOf(401, 'invalid_api_key');
const forbidden = troubleOf(403, 'more_permissions_required');
const checked = (trouble: ServiceReport['trouble']): ServiceReport => ({ by: 'check', trouble });
const called = (trouble: ServiceReport['trouble']): ServiceReport => ({ by: 'call', trouble });
const after = (...reports: ServiceReport[]) => reports.reduce(nextHealth, uncheckedHealth);

describe('the health of a payment service', () => {
  it('is down at once when a call or a check says that the key is refused', () => {
    for (const report of [called(keyRefused), checked(keyRefused)])
      expect(after(checked(null), report)).toMatchObject({ state: 'down', trouble: keyRefused });
  });

  it('is not down after one lost connection, but after a second one in a row that a check confirms', () => {
    expect(after(checked(null), checked(unreachable))).toMatchObject({ state: 'up', isCheckDue: true });
    expect(after(checked(null), checked(unreachable), checked(unreachable)).state).toBe('down');
    expect(after(checked(null), called(unreachable), checked(unreachable)).state).toBe('down');
    expect(after(checked(null), called(unreachable), called(unreachable)).state).toBe('up');
    expect(after(checked(null), called(unreachable), called(null), checked(unreachable)).state).toBe('up');
  });

  it('has recovered when a check succeeds, which a successful call brings forward', () => {
    const down = after(checked(unreachable), checked(unreachable));
    expect(nextHealth(down, called(null))).toMatchObject({ state: 'down', isCheckDue: true });
    expect(nextHealth(down, checked(null))).toMatchObject({ state: 'up', trouble: null, failures: 0 });
  });

  it('is down without the permission of the check, and unchanged when another call lacks one', () => {
    expect(after(checked(null), checked(forbidden)).state).toBe('down');
    expect(after(checked(null), called(forbidden))).toEqual(after(checked(null)));
  });

  it('is not affected by a limit of calls', () => {
    expect(troubleOf(429, null)).toBeNull();
  });
});
