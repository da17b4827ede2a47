import { toHalfWidthAscii } from '@shop/japanese';
import { rewrittenKind } from '@shop/japanese/text-file';

const NUMBER = /^[0-9A-Za-z-]{8,20}$/;
/** Yamato's and Sagawa's numbers have twelve digits. */
const ONE_DIGIT_LESS = /^\d{11}$/;

/** Returns a tracking number as stored, in half width and without a leading apostrophe. */
export function normaliseTrackingNo(text: string): string {
  return toHalfWidthAscii(text).trim().replace(/^'/, '');
}

/** Why a text is no carrier's number; null for one. */
export function trackingProblem(text: string): string | null {
  const number = normaliseTrackingNo(text);
  if (rewrittenKind(number) === 'exponent')
    return `「${text}」は、表計算ソフトが桁を省いた数値です。発行ソフトから書き出したファイルを、開かずにそのまま取り込んでください。`;
  if (rewrittenKind(number) === 'date') return `「${text}」は、表計算ソフトが日付に変えたもののようです。`;
  if (ONE_DIGIT_LESS.test(number))
    return `「${text}」は11桁です。12桁の番号の先頭の0が、表計算ソフトでなくなったもののようです。`;
  return NUMBER.test(number)
    ? null
    : `「${text}」は送り状番号ではありません。8〜20文字の数字・英字・「-」で入力してください。`;
}

/** By which numbers are compared: hyphens are for reading. */
export const trackingKey = (number: string): string => normaliseTrackingNo(number).replaceAll('-', '').toUpperCase();
