import type { Message } from '@shop/api';
import { MESSAGE_COOKIE_SUFFIX } from '@shop/constants';
import type { CookieJar } from '../environment/shop-environment.ts';

const COOKIE_SECONDS = 365 * 86_400;

type Dated = Pick<Message, 'code' | 'updated_at'>;

/** Whether this version of the message was dismissed (spec §4 "Shop message", §9). */
export function isMessageDismissed(cookies: Pick<CookieJar, 'get'>, { code, updated_at }: Dated): boolean {
  return cookies.get(code + MESSAGE_COOKIE_SUFFIX) === updated_at;
}

/** Saves the dismissed version in a cookie named after the message. */
export function dismissMessage(cookies: Pick<CookieJar, 'set'>, { code, updated_at }: Dated): void {
  cookies.set(code + MESSAGE_COOKIE_SUFFIX, updated_at, COOKIE_SECONDS);
}
