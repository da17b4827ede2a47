import { toHalfWidthAscii } from './width.ts';

const TYPOS: Readonly<Record<string, string>> = {
  'gmial.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gmail.co': 'gmail.com',
  'gmail.con': 'gmail.com',
  'gmail.co.jp': 'gmail.com',
  'gamil.com': 'gmail.com',
  'yahoo.co.jo': 'yahoo.co.jp',
  'yaho.co.jp': 'yahoo.co.jp',
  'yahoo.cojp': 'yahoo.co.jp',
  'docomo.ne.jo': 'docomo.ne.jp',
  'docomo.co.jp': 'docomo.ne.jp',
  'ezweb.co.jp': 'ezweb.ne.jp',
  'softbank.co.jp': 'softbank.ne.jp',
  'icloud.co.jp': 'icloud.com',
  'icloud.con': 'icloud.com',
  'outlook.co.jp': 'outlook.jp',
};

/** Normalises an email address: half-width, without spaces, the domain in lower case (F-01). */
export function normaliseEmail(text: string): string {
  const plain = toHalfWidthAscii(text).replace(/\s/g, '');
  const at = plain.lastIndexOf('@');
  return at < 0 ? plain : plain.slice(0, at) + plain.slice(at).toLowerCase();
}

/** The maximum lengths of an address and of its local part, in characters (RFC 5321 §4.5.3.1). */
const ADDRESS_MAX = 254;
const LOCAL_PART_MAX = 64;

/** The characters of an unquoted local part (RFC 5322 §3.2.3), and dots. */
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+$/i;

const DOMAIN = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/**
 * Carriers that assigned addresses with leading, trailing or consecutive dots until 2009, which are still in use
 * (F-10).
 */
const DOTTED_CARRIERS = /(^|\.)(docomo\.ne\.jp|ezweb\.ne\.jp|au\.com|softbank\.ne\.jp|vodafone\.ne\.jp)$/i;

/**
 * Whether it is a valid email address: unquoted, by RFC 5322. Old carrier addresses such as `a..b.@docomo.ne.jp` are
 * accepted (F-10).
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [localPart, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  if (text.length > ADDRESS_MAX || localPart.length > LOCAL_PART_MAX) return false;
  if (!LOCAL_PART.test(localPart) || !DOMAIN.test(domain)) return false;
  return !/^\.|\.\.|\.$/.test(localPart) || DOTTED_CARRIERS.test(domain);
}

/** Returns the probably intended address, or null: `taro@gmial.com` → `taro@gmail.com` (F-10). */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const meant = TYPOS[email.slice(at + 1).toLowerCase()];
  return at > 0 && meant ? `${email.slice(0, at)}@${meant}` : null;
}
