import type { SearchFilter } from './search-filters.rules.ts';

const PRICE =
  /^(?:ご?予算)?(\d[\d,]*|[一二三四五六七八九]?[千万])円?(以下|以内|未満|まで|以上|から|前後|くらい|ぐらい|程度|台|代)?(?:の|で)?/;
const DIGITS = '〇一二三四五六七八九';
/** Who names a sum alone wants to spend about as much, and not more. */
const LEAST_OF_SUM = 0.7;
const ABOUT = 0.2;

/** The price that a text begins with, as filters, and how many letters say it: `1000円以下`, `3000円の`, `五千円前後`. */
export function priceFiltersAt(text: string): { filters: SearchFilter[]; length: number } | null {
  const match = PRICE.exec(text);
  if (!match?.[0].includes('円')) return null;
  const [said, sum = '', bound] = match;
  return { filters: filtersOf(yenOf(sum), bound), length: said.length };
}

function filtersOf(yen: number, bound: string | undefined): SearchFilter[] {
  const between = (from: number, to: number): SearchFilter[] => [
    `price_min:${Math.round(from)}`,
    `price_max:${Math.round(to)}`,
  ];
  switch (bound) {
    case '以下':
    case '以内':
    case 'まで':
      return [`price_max:${yen}`];
    case '未満':
      return [`price_max:${yen - 1}`];
    case '以上':
    case 'から':
      return [`price_min:${yen}`];
    case '台':
    case '代':
      return between(yen, yen + 10 ** (String(yen).length - 1) - 1);
    case undefined:
      return between(yen * LEAST_OF_SUM, yen);
    default:
      return between(yen * (1 - ABOUT), yen * (1 + ABOUT));
  }
}

function yenOf(sum: string): number {
  if (/^\d/.test(sum)) return Number(sum.replaceAll(',', ''));
  const times = sum.length === 1 ? 1 : DIGITS.indexOf(sum.charAt(0));
  return times * (sum.endsWith('万') ? 10_000 : 1000);
}
