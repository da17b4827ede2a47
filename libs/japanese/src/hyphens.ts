/** Everything Japanese keyboards and other shops' data give for a hyphen; NFKC does not unify these (F-02). */
const HYPHEN = '[-\\u2010\\u2011\\u2012\\u2013\\u2014\\u2015\\u2212\\u30fc\\uff0d\\uff70\\ufe63]';
const ALL_HYPHENS = new RegExp(HYPHEN, 'g');
const HYPHEN_AFTER_DIGIT = new RegExp(`(?<=[0-9])${HYPHEN}+(?=[0-9])`, 'g');

/** For telephone numbers and postal codes only: every kind of hyphen, 「ー」 too, becomes `-` (F-02). */
export function unifyHyphens(text: string): string {
  return text.replace(ALL_HYPHENS, '-');
}

/** For street numbers: only what stands between two half-width digits becomes `-`, so that 「ー」 in words stays. */
export function unifyHyphensBetweenDigits(text: string): string {
  return text.replace(HYPHEN_AFTER_DIGIT, '-');
}

/** Takes every kind of hyphen out (F-01: telephone and postal code are stored as digits). */
export function stripHyphens(text: string): string {
  return text.replace(ALL_HYPHENS, '');
}
