import { foldPlace } from './place-folding.ts';
import { prefectureNames, prefecturesOfPostalCode } from './postal-prefixes.ts';
import { isPostalCode, normalisePostalCode } from './postal-code.ts';

/** An address as typed; `city` and `address1` may be empty while they are not known yet. */
export interface TypedPlace {
  readonly postalCode: string;
  readonly prefecture: string;
  readonly city: string;
  readonly address1: string;
}

/** A place that a postal code stands for. */
export interface PlaceOfCode {
  readonly prefecture: string;
  readonly city: string;
}

/** What contradicts the two others, and what the code stands for: `北海道千歳市`, or `北海道` when only its beginning is known. */
export interface PlaceContradiction {
  readonly field: 'postal_code' | 'prefecture' | 'city';
  readonly standsFor: readonly string[];
}

/**
 * Whether code and prefecture contradict. `places` are those of the code; without any, the beginning of the code decides, as for
 * the codes of single offices, which no public table of places holds. Says nothing of what is not complete yet.
 * @returns the prefecture as the odd one out when the city is the code's, otherwise the code; null when nothing contradicts
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
    standsFor: placeNames(places.length > 0 ? places : prefectures.map((prefecture) => ({ prefecture, city: '' }))),
  };
}

/** City and street as one folded text: where one ends and the other begins is the typist's choice. A prefecture before them goes. */
export function placeLine({ city, address1 }: Pick<TypedPlace, 'city' | 'address1'>): string {
  const line = `${city}${address1}`.trim();
  const prefecture = prefectureNames.find((name) => line.startsWith(name));
  return foldPlace(prefecture === undefined ? line : line.slice(prefecture.length));
}

/**
 * The folded names that a city, ward, town or village goes by: whole (`桑名郡木曽岬町`, `札幌市中央区`, `三宅島三宅村`), and without the
 * county, city or island that it lies in, which many leave out.
 */
export function cityNames(city: string): string[] {
  const inner =
    /^.+?郡(.+[町村])$/.exec(city)?.[1] ?? /^.+?市(.+区)$/.exec(city)?.[1] ?? /^.+島(.+[町村])$/.exec(city)?.[1];
  return (inner === undefined ? [city] : [city, inner]).map(foldPlace);
}

/** What places are called in a message, each once. */
export function placeNames(places: readonly PlaceOfCode[]): string[] {
  return [...new Set(places.map(({ prefecture, city }) => `${prefecture}${city}`))];
}
