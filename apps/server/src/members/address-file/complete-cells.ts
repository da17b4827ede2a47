import { PREFECTURES } from '@shop/constants';
import type { AddressColumn } from '@shop/form-definitions';
import { cityNames, foldPlace } from '@shop/japanese';
import { findMunicipality } from '../../platform/postal/find-municipality.ts';

type Cells = Readonly<Record<AddressColumn, string>>;

/**
 * Returns the cells of another program's row, with those that it does not have: first names after the space in a name,
 * prefecture and city from the beginning of an address, the mobile number where there is no other. What cannot be split
 * is unchanged.
 */
export function completeCells(cells: Cells): Record<AddressColumn, string> {
  const [lastName, firstName] = splitName(cells.shipping_last_name, cells.shipping_first_name);
  const [lastNameKana, firstNameKana] = splitName(cells.shipping_last_name_kana, cells.shipping_first_name_kana);
  const isMobileOnly = cells.phone_number.trim() === '';
  return {
    ...cells,
    ...splitPlace(cells),
    shipping_last_name: lastName,
    shipping_first_name: firstName,
    shipping_last_name_kana: lastNameKana,
    shipping_first_name_kana: firstNameKana,
    phone_number: isMobileOnly ? cells.cell_phone_number : cells.phone_number,
    cell_phone_number: isMobileOnly ? '' : cells.cell_phone_number,
  };
}

function splitName(last: string, first: string): [string, string] {
  if (first.trim() !== '') return [last, first];
  const [before = '', ...after] = last.trim().split(/\s+/);
  return [before, after.join(' ')];
}

function splitPlace(cells: Cells): Pick<Cells, 'prefecture' | 'city' | 'address1'> {
  const city = cells.city.trim();
  const line = cells.address1.trim();
  const prefecture = cells.prefecture.trim() || PREFECTURES.find((name) => `${city}${line}`.startsWith(name)) || '';
  const [cityOnly, lineOnly] = [city, line].map((text) => without(prefecture, text)) as [string, string];
  if (cityOnly !== '') return { prefecture, city: cityOnly, address1: lineOnly };
  const end = endOfCity(lineOnly, prefecture);
  return { prefecture, city: lineOnly.slice(0, end), address1: lineOnly.slice(end) };
}

function without(prefecture: string, text: string): string {
  return prefecture !== '' && text.startsWith(prefecture) ? text.slice(prefecture.length).trim() : text;
}

/** Returns where the city, ward, town or village at the beginning of a line ends; 0 where none is known. */
function endOfCity(line: string, prefecture: string): number {
  const names = findMunicipality(foldPlace(line), prefecture).flatMap(({ city }) => cityNames(city));
  const ends = Array.from(line, (_, at) => at + 1);
  return ends.findLast((end) => names.includes(foldPlace(line.slice(0, end)))) ?? 0;
}
