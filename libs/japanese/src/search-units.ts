const MONTHS = /(\d+)\s*(?:[ヶヵケカか箇]月|mois|mesi|meses|months?|monate)/gi;
const YEARS = /(?<!\d)(\d{1,2})\s*年/g;
const KILOGRAMS = /(\d+(?:\.\d+)?)\s*(?:kg|キログラム|キロ)(?![a-z])/gi;
const GRAMS = /(\d+)\s*(?:g|グラム)(?![a-z])/gi;
const WRITTEN = /[一二三四五六七八九十]+(?=年|[ヶヵケカか箇]月)/g;
const DIGITS = '〇一二三四五六七八九';

/**
 * Writes ages as months and weights as grams behind a sign, so that `2年` is `24か月`, `0.3kg` is `300g`, and `4か月` is not
 * found within `24か月`. The text must be in NFKC already, which makes `㌘` to `グラム`.
 */
export function writeUnits(text: string): string {
  return text
    .replace(WRITTEN, (written) => String(numberOf(written)))
    .replace(/半年/g, '#6月')
    .replace(YEARS, (_all, years: string) => `#${Number(years) * 12}月`)
    .replace(MONTHS, (_all, months: string) => `#${Number(months)}月`)
    .replace(KILOGRAMS, (_all, kilograms: string) => `${Math.round(Number(kilograms) * 1000)}g`)
    .replace(GRAMS, (_all, grams: string) => `#${Number(grams)}g`);
}

/** The number below a hundred that kanji write: `二十四` → 24. */
function numberOf(written: string): number {
  const [tens = '', ones = ''] = written.includes('十') ? written.split('十') : ['〇', written];
  return (tens === '' ? 1 : DIGITS.indexOf(tens)) * 10 + (ones === '' ? 0 : DIGITS.indexOf(ones));
}
