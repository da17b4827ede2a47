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

/** What is stored of an e-mail address: half-width, without spaces, the domain in lower case (F-01). */
export function normaliseEmail(text: string): string {
  const plain = toHalfWidthAscii(text).replace(/\s/g, '');
  const at = plain.lastIndexOf('@');
  return at < 0 ? plain : plain.slice(0, at) + plain.slice(at).toLowerCase();
}

/** Whether it looks like an address. Old carrier addresses such as `a..b.@docomo.ne.jp` are accepted (F-10). */
export function isEmail(text: string): boolean {
  return /^[\x21-\x3f\x41-\x7e]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text) && !/\.$/.test(text);
}

/** The address the person probably meant, or null: `taro@gmial.com` → `taro@gmail.com` (F-10). */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const meant = TYPOS[email.slice(at + 1).toLowerCase()];
  return at > 0 && meant ? `${email.slice(0, at)}@${meant}` : null;
}
