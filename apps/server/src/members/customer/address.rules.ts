import type { AddressInput, AddressSnapshot } from '@shop/api';
import { addressForm, type FormTexts, telephoneField, withTexts } from '@shop/form-definitions';
import { formatPostalCode, type JstDay } from '@shop/japanese';
import { readForm } from '../../platform/form/read-form.ts';

const fields = [...addressForm.fields, telephoneField('cell_phone_number', false)];

/** An address as stored: one width, optional parts null (kana empty). */
export interface AddressValues {
  shippingLastName: string;
  shippingFirstName: string;
  shippingLastNameKana: string;
  shippingFirstNameKana: string;
  companyName: string | null;
  /** Seven digits. */
  postalCode: string;
  prefecture: string;
  city: string;
  address1: string;
  address2: string | null;
  phoneNumber: string;
  cellPhoneNumber: string | null;
}

/**
 * Reads an address as typed, by the rules of the address form (F-01…F-07); `words` has the channel's labels of the
 * fields.
 * @throws InvalidInputError `input.invalid` with messages by field
 */
export function readAddress(input: AddressInput, today: JstDay, texts?: FormTexts): AddressValues {
  const values = readForm(withTexts(fields, texts), input, today);
  return {
    shippingLastName: values.shipping_last_name,
    shippingFirstName: values.shipping_first_name,
    shippingLastNameKana: values.shipping_last_name_kana,
    shippingFirstNameKana: values.shipping_first_name_kana,
    companyName: values.company_name || null,
    postalCode: values.postal_code,
    prefecture: values.prefecture,
    city: values.city,
    address1: values.address1,
    address2: values.address2 || null,
    phoneNumber: values.phone_number,
    cellPhoneNumber: values.cell_phone_number || null,
  };
}

/** An address as screens, mails and labels show it, with its parts joined (spec §3 "Address"). */
export function addressSnapshot(address: AddressValues): AddressSnapshot {
  return {
    shipping_name: joined(' ', address.shippingLastName, address.shippingFirstName),
    shipping_last_name: address.shippingLastName,
    shipping_first_name: address.shippingFirstName,
    shipping_kana: joined(' ', address.shippingLastNameKana, address.shippingFirstNameKana),
    shipping_last_name_kana: address.shippingLastNameKana,
    shipping_first_name_kana: address.shippingFirstNameKana,
    company_name: address.companyName,
    ...postalParts(address),
    phone_number: address.phoneNumber,
    cell_phone_number: address.cellPhoneNumber,
  };
}

/** Returns the location of an address without the name. `combined_address` is the city and what follows it. */
export function postalParts({ postalCode, prefecture, city, address1, address2 }: AddressValues) {
  const combined = joined(' ', `${city}${address1}`, address2);
  return {
    postal_code: postalCode,
    formatted_postal_code: formatPostalCode(postalCode),
    prefecture,
    city,
    address1,
    address2,
    combined_address: combined,
    full_address: `${prefecture}${combined}`,
  };
}

function joined(separator: string, ...parts: (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(separator);
}
