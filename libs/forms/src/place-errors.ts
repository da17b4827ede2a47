import type { postalCopy } from '@shop/copy';
import { foldPlace, formatPostalCode, normalisePostalCode, placeLine, prefectureContradiction } from '@shop/japanese';
import type { FormValues, PostalPlace } from './types.ts';
import type { FieldErrors } from './validate-form.ts';

/** The fields of an address that are checked together: an error in one may be corrected in another. */
export const PLACE_FIELDS: readonly string[] = ['postal_code', 'prefecture', 'city', 'address1'];

/**
 * Returns the contradiction between postal code and prefecture, with the server's message, before submission (F-06).
 * Only the server checks the city; `places` are those of the code, after a look-up.
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
    [found.field]: t.contradicts(formatPostalCode(normalisePostalCode(postalCode)), found.belongsTo, found.field),
  };
}

/** Returns the place of a code whose town differs from the typed one: a reason for a question, never for an error. */
export function otherTown(values: FormValues, places: readonly PostalPlace[] | undefined): PostalPlace | null {
  const { prefecture, city = '', address1 = '' } = values;
  const here = (places ?? []).filter(
    (place) => place.prefecture === prefecture && foldPlace(place.city) === foldPlace(city),
  );
  const line = placeLine({ city, address1 });
  const isOther = address1 !== '' && here.every(({ town }) => !line.includes(foldPlace(town)));
  return isOther ? (here[0] ?? null) : null;
}
