import { CONSENT_DAYS, COOKIES } from '@shop/constants';
import type { CookieJar } from '@shop/state';

/** What a reader has answered to the question whether others may be told of him. */
export interface Consent {
  readonly isGranted: boolean;
  /** Day in Japan, YYYY-MM-DD. */
  readonly day: string;
}

const written = /^([0-9a-f]{8})\.(granted|denied)\.(\d{4}-\d\d-\d\d)$/;

/** The answer that this browser has given to what the channel asks now; null when there is none, or it was to something else. */
export function readConsent(cookies: CookieJar, version: string): Consent | null {
  const [, asked, answer, day] = written.exec(cookies.get(COOKIES.consent) ?? '') ?? [];
  return asked === version && day !== undefined ? { isGranted: answer === 'granted', day } : null;
}

/** Remembers an answer for {@link CONSENT_DAYS}: of what was asked, and when, but nothing that tells one reader from another. */
export function keepConsent(cookies: CookieJar, version: string, { isGranted, day }: Consent): void {
  const answer = isGranted ? 'granted' : 'denied';
  cookies.set(COOKIES.consent, `${version}.${answer}.${day}`, CONSENT_DAYS * 86_400);
}
