import { describe, expect, it } from 'vitest';
import { isUsable, refreshClaimOf } from './session.rules.ts';

const now = new Date('2026-11-20T10:00:00+09:00');
const seconds = (count: number): Date => new Date(now.getTime() + count * 1000);

describe('an access token', () => {
  it.each([
    ['before it expires', { tokenExpiresAt: seconds(1), supersededAt: null }, true],
    ['at the moment it expires', { tokenExpiresAt: now, supersededAt: null }, false],
    ['10 seconds after another tab refreshed it', { tokenExpiresAt: seconds(60), supersededAt: seconds(-10) }, true],
    ['11 seconds after another tab refreshed it', { tokenExpiresAt: seconds(60), supersededAt: seconds(-11) }, false],
  ])('%s', (_case, token, usable) => {
    expect(isUsable(token, now)).toBe(usable);
  });

  it('can be refreshed even days after it expired and again for ten seconds; later use counts as reuse', () => {
    expect(refreshClaimOf({ supersededAt: null }, now)).toBe('first');
    expect(refreshClaimOf({ supersededAt: seconds(-10) }, now)).toBe('again');
    expect(refreshClaimOf({ supersededAt: seconds(-11) }, now)).toBe('reused');
  });
});
