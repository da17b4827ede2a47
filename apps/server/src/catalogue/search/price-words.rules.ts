import type { SearchFilter } from './search-filters.rules.ts';

const PRICE =
  /^(?:ご?予算)?(?:は|が)?(¥?)(\d[\d,]*[百千万]?|[一二三四五六七八九]?[百千万])(円?)(以下|以内|未満|まで|より安い|以上|から|より高い|前後|くらい|ぐらい|程度|ほど|台|代)?(?:の|で|に)?/;
const DIGITS = '〇一二三四五六七八九';
const SUM = '(\\d[\\d,]*[百千万]?|[一二三四五六七八九]?[百千万])';
const RANGE = new RegExp(
  `^(?:ご?予算)?(?:は|が)?¥?${SUM}円?(?:から|[〜~ー-])¥?${SUM}円(?:以下|以内|まで|くらい|ぐらい|程度|台)?(?:の|で|に)?`,
);
/** Who names a sum alone wants to spend about as much, and not more but for the tax on food: gifts are spoken of without it. */
const LEAST_OF_SUM = 0.7;
const MOST_OF_SUM = 1.08;
const ABOUT = 0.2;

const WEIGHT =
  /^(\d+(?:\.\d+)?)(g|グラム|kg|キロ)(以下|以内|未満|まで|以上|から|前後|くらい|ぐらい|程度|ほど)(?:の|で)?/i;

const AGE = /^(\d+)(?:(?:か|ヶ|カ|ヵ|ケ)?月|(年))(?:間)?(?:熟成)?(?:以上|から|超)(?:の)?(?:熟成)?(?:の)?/;
const MONTHS = 12;

/** The price, weight or age that a text begins with, as filters, and how many letters say it: `1000円以下`, `五千円前後`, `100g以下`, `2年以上熟成`. */
export function limitsAt(text: string): { filters: SearchFilter[]; length: number } | null {
  return priceFiltersAt(text) ?? weightFiltersAt(text) ?? ageFiltersAt(text);
}

function ageFiltersAt(text: string): { filters: SearchFilter[]; length: number } | null {
  const [said = '', count = '', years] = AGE.exec(text) ?? [];
  if (said === '') return null;
  return { filters: [`aging_min:${Number(count) * (years ? MONTHS : 1)}`], length: said.length };
}

function weightFiltersAt(text: string): { filters: SearchFilter[]; length: number } | null {
  const [said = '', sum = '', unit = '', bound = ''] = WEIGHT.exec(text) ?? [];
  if (said === '') return null;
  const grams = Number(sum) * (/^k|キ/i.test(unit) ? 1000 : 1);
  const least: SearchFilter = `weight_min:${grams}`;
  const most: SearchFilter = `weight_max:${grams}`;
  if (/^(?:以上|から)$/.test(bound)) return { filters: [least], length: said.length };
  if (/^(?:以下|以内|未満|まで)$/.test(bound)) return { filters: [most], length: said.length };
  const about: SearchFilter[] = [
    `weight_min:${Math.round(grams * (1 - ABOUT))}`,
    `weight_max:${Math.round(grams * (1 + ABOUT))}`,
  ];
  return { filters: about, length: said.length };
}

/** The price that a text begins with, as filters, and how many letters say it: `1000円以下`, `3000円の`, `五千円前後`. */
export function priceFiltersAt(text: string): { filters: SearchFilter[]; length: number } | null {
  const [range = '', from = '', to = ''] = RANGE.exec(text) ?? [];
  if (range !== '') return { filters: between(yenOf(from), yenOf(to)), length: range.length };
  const match = PRICE.exec(text);
  const [said = '', sign, sum = '', unit, bound] = match ?? [];
  if (!sign && !unit) return null;
  return { filters: filtersOf(yenOf(sum), bound), length: said.length };
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
      return [`price_max:${yen - 1}`];
    case '以上':
    case 'より高い':
    case 'から':
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

function yenOf(sum: string): number {
  const times = Number.parseInt(sum.replaceAll(',', ''), 10) || DIGITS.indexOf(sum.charAt(0));
  const unit = sum.endsWith('万') ? 10_000 : sum.endsWith('千') ? 1000 : sum.endsWith('百') ? 100 : 1;
  return Math.max(times, 1) * unit;
}
