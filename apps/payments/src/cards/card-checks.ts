/** Checks of card entry, used by the card fields in the browser and again by the service. Imports types only: the browser loads this file without them. */
import type { CardBrand } from '@shop/payment-fakes/cards';

/** Any width, spaces and hyphens → half-width digits only. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}

/** The brand by the first digits, or undefined when this service does not take it. */
export function brandOf(number: string): CardBrand | undefined {
  const prefix = Number(number.slice(0, 4).padEnd(4, '0'));
  if (number.startsWith('4')) return 'visa';
  if ((prefix >= 5100 && prefix <= 5599) || (prefix >= 2221 && prefix <= 2720)) return 'mastercard';
  if (prefix >= 3528 && prefix <= 3589) return 'jcb';
  if (number.startsWith('34') || number.startsWith('37')) return 'amex';
  return undefined;
}

/** Whether the digits end in the right check digit (ISO/IEC 7812, Luhn). */
export function passesLuhn(number: string): boolean {
  let sum = 0;
  for (let index = 0; index < number.length; index += 1) {
    const digit = Number(number[number.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Returns the error of a card number, in Japanese, or undefined. */
export function checkNumber(number: string): string | undefined {
  if (number === '') return 'カード番号を入力してください';
  if (number.length < 14) return 'カード番号の桁数が足りません。カードに書かれた番号をすべて入力してください';
  if (brandOf(number) === undefined)
    return 'このブランドのカードはご利用いただけません(Visa・Mastercard・JCB・American Express)';
  const wanted = brandOf(number) === 'amex' ? 15 : 16;
  if (number.length !== wanted || !passesLuhn(number))
    return 'カード番号をお確かめください。入力された番号のカードは見つかりません';
  return undefined;
}

/** `MM/YY`, `MMYY` or `MM/20YY` → month 1–12 and full year, or undefined when it is no month and year. */
export function parseExpiry(text: string): { month: number; year: number } | undefined {
  const match = /^(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d{2})$/.exec(text.normalize('NFKC').trim());
  return match ? { month: Number(match[1]), year: 2000 + Number(match[2]) } : undefined;
}

/**
 * Returns the error of an expiry date on the day `today`, in Japanese, or undefined. A card is valid until the end of
 * its month.
 */
export function checkExpiry(text: string, today: Date): string | undefined {
  if (text.trim() === '') return '有効期限を入力してください';
  const expiry = parseExpiry(text);
  if (!expiry) return '有効期限は「月/年」の順に数字で入力してください(例:09/29)';
  const months = (expiry.year - today.getFullYear()) * 12 + expiry.month - (today.getMonth() + 1);
  if (months < 0) return '有効期限が切れています。別のカードをお使いください';
  if (months > 240) return '有効期限の年をお確かめください';
  return undefined;
}

/** Returns the error of a security code for the brand of `number`, in Japanese, or undefined. */
export function checkSecurityCode(code: string, number: string): string | undefined {
  const length = brandOf(number) === 'amex' ? 4 : 3;
  if (code === '') return 'セキュリティコードを入力してください';
  if (!/^\d+$/.test(code) || code.length !== length) return `セキュリティコードは${length}桁の数字で入力してください`;
  return undefined;
}

/** Returns the error of the holder's name, in Japanese, or undefined. */
export function checkHolder(holder: string): string | undefined {
  const name = holder.normalize('NFKC').trim();
  if (name === '') return 'カード名義を入力してください';
  if (!/^[A-Za-z][A-Za-z .'-]{1,44}$/.test(name))
    return 'カード名義はカードに書かれたとおり、ローマ字で入力してください(例:TARO MIHON)';
  return undefined;
}
