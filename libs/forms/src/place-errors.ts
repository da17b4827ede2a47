import type { postalCopy } from '@shop/copy';
import { foldPlace, formatPostalCode, normalisePostalCode, placeLine, prefectureContradiction } from '@shop/japanese';
import type { FormValues, PostalPlace } from './types.ts';
import type { FieldErrors } from './validate-form.ts';

/** The fields that together say where something is: what is wrong with one may be mended in another. */
export const PLACE_FIELDS: readonly string[] = ['postal_code', 'prefecture', 'city', 'address1'];

/**
 * The contradiction between postal code and prefecture, in the server's words, before anything is sent (F-06). The city is the
 * server's to judge, which knows them all. `places` are those of the code, when it was looked up.
 */
export function placeErrors(
  values: FormValues,
  places: readonly PostalPlace[] | undefined,
  t: typeof postalCopy,
): FieldErrors {
  const { postal_code: postalCode, prefecture, city = '', address1 = '' } = values;
  if (postalCode === undefined || prefecture === undefined) return {};
  const found = prefectureContradiction({ postalCode, prefecture, city, address1 }, places ?? []);
  if (!found) return {};
  return {
    [found.field]: t.contradicts(formatPostalCode(normalisePostalCode(postalCode)), found.standsFor, found.field),
  };
}

/** The place that a code stands for when its town is not the one typed: reason for a gentle question, never for an error. */
export function otherTown(values: FormValues, places: readonly PostalPlace[] | undefined): PostalPlace | null {
  const { prefecture, city = '', address1 = '' } = values;
  const here = (places ?? []).filter(
    (place) => place.prefecture === prefecture && foldPlace(place.city) === foldPlace(city),
  );
  const line = placeLine({ city, address1 });
  const isOther = address1 !== '' && here.every(({ town }) => !line.includes(foldPlace(town)));
  return isOther ? (here[0] ?? null) : null;
}
