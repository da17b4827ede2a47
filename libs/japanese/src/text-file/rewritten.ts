/** Numbers of which a spreadsheet drops digits: with leading zeros, or of twelve digits and more. */
const NUMBER = /^[+-]?(0\d+|\d{12,}|\d*\.\d*0|\.\d+|\d+(\.\d+)?e[+-]?\d+)$|^\(\d+\)$|^(true|false)$/i;
const DATE =
  /^\d{1,4}[-/]\d{1,2}([-/]\d{1,4})?$|^(\d{4}年)?\d{1,2}月(\d{1,2}日)?$|^\d{1,2}:\d{2}(:\d{2})?$|^(\d{1,4}[- ]?)?(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}[- ]?\d{0,4}$/i;

/** Whether a spreadsheet changes a cell of text when it opens and saves a CSV file: `0970` → `970`, `1-2` → `1月2日`. */
export function isRewritten(cell: string): boolean {
  const plain = cell.normalize('NFKC').trim();
  return NUMBER.test(plain) || (/\d/.test(plain) && DATE.test(plain));
}

/** `3.97012E+11`: a long number that a spreadsheet has reduced to six digits. */
const EXPONENT = /^\d(\.\d+)?E\+\d{2,}$/i;
/**
 * `1月2日`, `2001/1/2`, `2-Jan`: how spreadsheets show what they took for a date; hyphens between numbers remain as
 * typed.
 */
const AS_DATE =
  /^(\d{4}年)?\d{1,2}月(\d{1,2}日)?$|^\d{1,4}\/\d{1,2}(\/\d{1,4})?$|^\d{1,2}-(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$|^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-\d{2}$/i;

/** Returns what a spreadsheet has made of a cell that is no number and no date, if that is visible; otherwise null. */
export function rewrittenKind(cell: string): 'exponent' | 'date' | null {
  const plain = cell.normalize('NFKC').trim();
  if (EXPONENT.test(plain)) return 'exponent';
  return AS_DATE.test(plain) ? 'date' : null;
}
