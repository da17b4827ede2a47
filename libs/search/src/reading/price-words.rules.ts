import type { SearchFilter } from './search-filters.rules.ts';

const DIGITS = '〇一二三四五六七八九';
const UNITS: Readonly<Record<string, number>> = { 百: 100, 千: 1000, 万: 10_000 };
const SUM = '(\\d[\\d,]*(?:\\.\\d+)?(?:[百千万](?:\\d?[百千])*)?|(?:[一二三四五六七八九]?[百千万])+)';
const BUDGET = '((?:ご?予算)?)(?:は|が)?(¥?)';
const BOUND =
  '(以下|以内|未満|まで|より安い|しない|いかない|以上|から|より高い|超|前後|くらい|ぐらい|位|程度|ほど|ちょっと|台|代)?';
const PRICE = new RegExp(`^${BUDGET}${SUM}(円?)${BOUND}(?:の|で|に)?`);
const RANGE = new RegExp(
  `^${BUDGET}${SUM}円?(?:から|[〜~ー-])¥?${SUM}(円?)(?:以下|以内|まで|くらい|ぐらい|程度|台)?(?:の|で|に)?`,
);
/** A counter after a number: it is no price. */
const COUNTED = /^(?:g|k|グラム|キロ|個|本|枚|点|人|名|年|月|日|か月|ヶ月|カ月|ヵ月|ケ月|%)/i;
/** A smaller number is a price only if it is written as one. */
const LEAST_SUM = 300;
/**
 * A price without a comparison means about that much, and more only by the tax on food: gifts are priced without it.
 */
const LEAST_OF_SUM = 0.7;
const MOST_OF_SUM = 1.08;
const ABOUT = 0.2;

const WEIGHT =
  /^(\d+(?:\.\d+)?)(g|グラム|kg|キロ(?:グラム)?)(以下|以内|未満|まで|より(?:軽い|少ない)|以上|から|超|より(?:重い|多い)|前後|くらい|ぐらい|位|程度|ほど|台)(?:の|で)?/i;

const AGE = /^(\d+)(?:(?:か|ヶ|カ|ヵ|ケ)?月|(年))(?:間)?(?:熟成)?(?:以上|から|超)(?:の)?(?:熟成)?(?:の)?/;
const MONTHS = 12;

/**
 * Parses a limit of price, weight or age at the beginning of a text: its filters and length. `1000円以下`, `五千円前後`,
 * `100g以下`, `2年以上熟成`.
 */
export function limitsAt(text: string): { filters: SearchFilter[]; length: number } | null {
  return priceFiltersAt(text) ?? weightFiltersAt(text) ?? ageFiltersAt(text);
}

function ageFiltersAt(text: string): { filters: SearchFilter[]; length: number } | null {
  const [spelled = '', count = '', years] = AGE.exec(text) ?? [];
  if (spelled === '') return null;
  return { filters: [`aging_min:${Number(count) * (years ? MONTHS : 1)}`], length: spelled.length };
}

function weightFiltersAt(text: string): { filters: SearchFilter[]; length: number } | null {
  const [spelled = '', sum = '', unit = '', bound = ''] = WEIGHT.exec(text) ?? [];
  if (spelled === '') return null;
  const grams = Number(sum) * (/^k|キ/i.test(unit) ? 1000 : 1);
  const least: SearchFilter = `weight_min:${grams}`;
  const most: SearchFilter = `weight_max:${grams}`;
  if (/^(?:以上|から|超|より[重多])/.test(bound)) return { filters: [least], length: spelled.length };
  if (/^(?:以下|以内|未満|まで|より[軽少])/.test(bound)) return { filters: [most], length: spelled.length };
  const about: SearchFilter[] = [
    `weight_min:${Math.round(grams * (1 - ABOUT))}`,
    `weight_max:${Math.round(grams * (1 + ABOUT))}`,
  ];
  return { filters: about, length: spelled.length };
}

/** Parses a price at the beginning of a text: its filters and length. `1000円以下`, `3000円の`, `五千円前後`. */
export function priceFiltersAt(text: string): { filters: SearchFilter[]; length: number } | null {
  const [range = '', budget, sign, from = '', to = '', yen] = RANGE.exec(text) ?? [];
  const [least, most] = [yenOf(from), yenOf(to)];
  const isSum = (unit: string | undefined, sum: number, spelled: string): boolean =>
    Boolean(unit) || (sum >= LEAST_SUM && !COUNTED.test(text.slice(spelled.length)));
  if (range !== '' && isSum(budget || sign || yen, Math.min(least, most), range)) {
    // In 3〜5千円 the unit applies to both numbers.
    const unit = /^\d$/.test(from) ? (UNITS[to.at(-1) ?? ''] ?? 1) : 1;
    return { filters: between(least * unit, most), length: range.length };
  }
  const [spelled = '', limit, mark, sum = '', unit, bound] = PRICE.exec(text) ?? [];
  const isSaid = mark || unit || ((limit || bound) && isSum('', yenOf(sum), spelled));
  return spelled === '' || !isSaid ? null : { filters: filtersOf(yenOf(sum), bound), length: spelled.length };
}

const between = (from: number, to: number): SearchFilter[] => [
  `price_min:${Math.round(from)}`,
  `price_max:${Math.round(to)}`,
];

function filtersOf(yen: number, bound: string | undefined): SearchFilter[] {
  switch (bound) {
    case '以下':
    case '以内':
    case 'まで':
      return [`price_max:${yen}`];
    case '未満':
    case 'より安い':
    case 'しない':
    case 'いかない':
      return [`price_max:${yen - 1}`];
    case '以上':
    case 'より高い':
    case 'から':
    case '超':
      return [`price_min:${yen}`];
    case '台':
    case '代':
      return between(yen, yen + 10 ** (String(yen).length - 1) - 1);
    case undefined:
      return between(yen * LEAST_OF_SUM, yen * MOST_OF_SUM);
    default:
      return between(yen * (1 - ABOUT), yen * (1 + ABOUT));
  }
}

/** Returns the yen of `1,500`, `2千`, `1万5千`, `1.5万`, `二千五百`. */
function yenOf(sum: string): number {
  let [yen, count] = [0, 0];
  for (const [part] of sum.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?|[〇一二三四五六七八九百千万]/g)) {
    const unit = UNITS[part];
    if (unit !== undefined) [yen, count] = [yen + (count || 1) * unit, 0];
    else count = /^\d/.test(part) ? Number(part) : DIGITS.indexOf(part);
  }
  return yen + count;
}
