/** All hyphens of Japanese keyboards and other shops' data; NFKC does not unify these (F-02). */
const HYPHEN = '[-\\u2010\\u2011\\u2012\\u2013\\u2014\\u2015\\u2212\\u30fc\\uff0d\\uff70\\ufe63]';
const ALL_HYPHENS = new RegExp(HYPHEN, 'g');
const HYPHEN_AFTER_DIGIT = new RegExp(`(?<=[0-9])${HYPHEN}+(?=[0-9])`, 'g');

/** For telephone numbers and postal codes only: every kind of hyphen, including 「ー」, becomes `-` (F-02). */
export function unifyHyphens(text: string): string {
  return text.replace(ALL_HYPHENS, '-');
}

/** For street numbers: only a hyphen between two half-width digits becomes `-`, so that 「ー」 in words remains. */
export function unifyHyphensBetweenDigits(text: string): string {
  return text.replace(HYPHEN_AFTER_DIGIT, '-');
}

/** Removes every kind of hyphen (F-01: telephone numbers and postal codes are stored as digits). */
export function stripHyphens(text: string): string {
  return text.replace(ALL_HYPHENS, '');
}
