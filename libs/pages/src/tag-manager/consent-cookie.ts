import { CONSENT_DAYS, COOKIES } from '@shop/constants';
import type { CookieJar } from '@shop/state';

/** The user's answer to the consent request for tags. */
export interface Consent {
  readonly isGranted: boolean;
  /** Day in Japan, YYYY-MM-DD. */
  readonly day: string;
}

const written = /^([0-9a-f]{8})\.(granted|denied)\.(\d{4}-\d\d-\d\d)$/;

/** Returns this browser's answer to the current consent text; null if there is none, or it is to another version. */
export function readConsent(cookies: CookieJar, version: string): Consent | null {
  const [, consentVersion, answer, day] = written.exec(cookies.get(COOKIES.consent) ?? '') ?? [];
  return consentVersion === version && day !== undefined ? { isGranted: answer === 'granted', day } : null;
}

/** Saves an answer for {@link CONSENT_DAYS}, with version and day but without anything that identifies the user. */
export function storeConsent(cookies: CookieJar, version: string, { isGranted, day }: Consent): void {
  const answer = isGranted ? 'granted' : 'denied';
  cookies.set(COOKIES.consent, `${version}.${answer}.${day}`, CONSENT_DAYS * 86_400);
}
