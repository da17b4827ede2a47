import { foldPlace } from './place-folding.ts';
import { prefectureNames, prefecturesOfPostalCode } from './postal-prefixes.ts';
import { isPostalCode, normalisePostalCode } from './postal-code.ts';

/** A typed address; `city` and `address1` may be empty while unknown. */
export interface TypedPlace {
  readonly postalCode: string;
  readonly prefecture: string;
  readonly city: string;
  readonly address1: string;
}

/** A place of a postal code. */
export interface PlaceOfCode {
  readonly prefecture: string;
  readonly city: string;
}

/**
 * The field that contradicts the other two, and the place of the code: `北海道千歳市`, or `北海道` if only its prefix is known.
 */
export interface PlaceContradiction {
  readonly field: 'postal_code' | 'prefecture' | 'city';
  readonly belongsTo: readonly string[];
}

/**
 * Returns whether code and prefecture contradict. `places` are those of the code; without any its prefix decides, as
 * for the codes of single offices, which are in no public table. Incomplete input never contradicts.
 * @returns the prefecture if the city matches the code, otherwise the code; null without contradiction
 */
export function prefectureContradiction(typed: TypedPlace, places: readonly PlaceOfCode[]): PlaceContradiction | null {
  const code = normalisePostalCode(typed.postalCode);
  if (!isPostalCode(code) || typed.prefecture === '') return null;
  const prefectures = places.length > 0 ? places.map(({ prefecture }) => prefecture) : prefecturesOfPostalCode(code);
  if (prefectures.length === 0 || prefectures.includes(typed.prefecture)) return null;
  const line = placeLine(typed);
  const isCityOfCode = places.some(({ city }) => cityNames(city).some((name) => line.startsWith(name)));
  return {
    field: isCityOfCode ? 'prefecture' : 'postal_code',
    belongsTo: placeNames(places.length > 0 ? places : prefectures.map((prefecture) => ({ prefecture, city: '' }))),
  };
}

/**
 * Returns city and street as one folded text, since users split them differently. A prefecture before them is removed.
 */
export function placeLine({ city, address1 }: Pick<TypedPlace, 'city' | 'address1'>): string {
  const line = `${city}${address1}`.trim();
  const prefecture = prefectureNames.find((name) => line.startsWith(name));
  return foldPlace(prefecture === undefined ? line : line.slice(prefecture.length));
}

/**
 * Returns the folded names of a municipality: whole (`桑名郡木曽岬町`, `札幌市中央区`, `三宅島三宅村`), and without its county, city or
 * island, which many leave out.
 */
export function cityNames(city: string): string[] {
  const inner =
    /^.+?郡(.+[町村])$/.exec(city)?.[1] ?? /^.+?市(.+区)$/.exec(city)?.[1] ?? /^.+島(.+[町村])$/.exec(city)?.[1];
  return (inner === undefined ? [city] : [city, inner]).map(foldPlace);
}

/** Returns the names of places for a message, each once. */
export function placeNames(places: readonly PlaceOfCode[]): string[] {
  return [...new Set(places.map(({ prefecture, city }) => `${prefecture}${city}`))];
}
