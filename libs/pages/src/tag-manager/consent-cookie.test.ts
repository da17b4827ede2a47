import type { CookieJar } from '@shop/state';
import { describe, expect, it } from 'vitest';
import { storeConsent, readConsent } from './consent-cookie.ts';

const version = '0123abcd';

/** A fake cookie jar with one cookie of any name. */
function jar(initial: string | null = null): CookieJar & { readonly set: CookieJar['set']; value: string | null } {
  const stored = {
    value: initial,
    get: () => stored.value,
    set: (_name: string, value: string) => {
      stored.value = value;
    },
    remove: () => {
      stored.value = null;
    },
  };
  return stored;
}

describe('a consent choice', () => {
  it.each([true, false])('of %s is stored with its day', (isGranted) => {
    const cookies = jar();
    storeConsent(cookies, version, { isGranted, day: '2026-11-25' });
    expect(readConsent(cookies, version)).toEqual({ isGranted, day: '2026-11-25' });
  });

  it('is the same text for all users on the same day, without an identifier', () => {
    const [one, other] = [jar(), jar()];
    for (const cookies of [one, other]) storeConsent(cookies, version, { isGranted: true, day: '2026-11-25' });
    expect(one.value).toBe('0123abcd.granted.2026-11-25');
    expect(other.value).toBe(one.value);
  });

  it('for another container or other services is ignored', () => {
    const cookies = jar();
    storeConsent(cookies, version, { isGranted: true, day: '2026-11-25' });
    expect(readConsent(cookies, 'ffffffff')).toBeNull();
  });
});

it.each([null, '', 'granted', '0123abcd.granted', '0123abcd.yes.2026-11-25', '0123abcd.granted.2026-11-25;x'])(
  'the cookie %j is no consent choice',
  (value) => {
    expect(readConsent(jar(value), version)).toBeNull();
  },
);
