import { addressColumns, type AddressColumn } from '@shop/form-definitions';
import { formatPostalCode, formatTelephone } from '@shop/japanese';
import { guardCell } from '@shop/japanese/text-file';
import { stringify } from 'csv-stringify/sync';
import type { AddressRow } from '../customer/address.queries.ts';

/**
 * Returns addresses as CSV with CRLF and the form's labels as header. Codes and numbers have hyphens, so that no
 * spreadsheet removes leading zeros.
 */
export function writeAddressFile(rows: readonly AddressRow[]): string {
  const cells = rows.map((row) => addressColumns.map(({ name }) => guardCell(cellsOf(row)[name])));
  return stringify([addressColumns.map(({ label }) => label), ...cells], { record_delimiter: 'windows' });
}

function cellsOf(row: AddressRow): Record<AddressColumn, string> {
  return {
    shipping_last_name: row.shippingLastName,
    shipping_first_name: row.shippingFirstName,
    shipping_last_name_kana: row.shippingLastNameKana,
    shipping_first_name_kana: row.shippingFirstNameKana,
    company_name: row.companyName ?? '',
    postal_code: formatPostalCode(row.postalCode),
    prefecture: row.prefecture,
    city: row.city,
    address1: row.address1,
    address2: row.address2 ?? '',
    phone_number: formatTelephone(row.phoneNumber),
    cell_phone_number: formatTelephone(row.cellPhoneNumber ?? ''),
  };
}
