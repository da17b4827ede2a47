import type { AddressInput, AddressSnapshot, Orderer, OrdererInput } from '@shop/api';
import { formatTelephone } from '@shop/japanese';

/** The typed values of the address form. */
export type AddressValues = Readonly<Record<string, string>>;
/** Values of the orderer's or the sender's form as typed. */
export type PersonValues = Readonly<Record<string, string>>;

/** Returns the address form as a request body, without empty texts. */
export function addressInput(values: AddressValues): AddressInput {
  return {
    shipping_last_name: values['shipping_last_name'] ?? '',
    shipping_first_name: values['shipping_first_name'] ?? '',
    postal_code: values['postal_code'] ?? '',
    prefecture: values['prefecture'] ?? '',
    city: values['city'] ?? '',
    address1: values['address1'] ?? '',
    phone_number: values['phone_number'] ?? '',
    shipping_last_name_kana: values['shipping_last_name_kana'] || null,
    shipping_first_name_kana: values['shipping_first_name_kana'] || null,
    company_name: values['company_name'] || null,
    address2: values['address2'] || null,
  };
}

/** Returns the orderer form as a request body. */
export function ordererInput(values: PersonValues): OrdererInput {
  return {
    last_name: values['last_name'] ?? '',
    first_name: values['first_name'] ?? '',
    last_name_kana: values['last_name_kana'] || null,
    first_name_kana: values['first_name_kana'] || null,
    email: values['email'] ?? '',
    postal_code: values['postal_code'] ?? '',
    prefecture: values['prefecture'] ?? '',
    city: values['city'] ?? '',
    address1: values['address1'] ?? '',
    address2: values['address2'] || null,
    phone_number: values['phone_number'] ?? '',
  };
}

/** Returns the orderer's address as a shipping address. */
export function addressOfOrderer({
  last_name,
  first_name,
  last_name_kana = null,
  first_name_kana = null,
  email: _email,
  ...place
}: OrdererInput): AddressInput {
  return {
    ...place,
    shipping_last_name: last_name,
    shipping_first_name: first_name,
    shipping_last_name_kana: last_name_kana,
    shipping_first_name_kana: first_name_kana,
  };
}

/** Returns an address as an orderer: the inverse of `addressOfOrderer`. */
export function personOfAddress({
  shipping_last_name,
  shipping_first_name,
  shipping_last_name_kana = null,
  shipping_first_name_kana = null,
  postal_code,
  prefecture,
  city,
  address1,
  address2 = null,
  phone_number,
}: AddressInput) {
  return {
    last_name: shipping_last_name,
    first_name: shipping_first_name,
    last_name_kana: shipping_last_name_kana,
    first_name_kana: shipping_first_name_kana,
    postal_code,
    prefecture,
    city,
    address1,
    address2,
    phone_number,
  };
}

/** Returns the sender form as an address. */
export function senderInput(values: PersonValues): AddressInput {
  return addressInput({
    ...values,
    shipping_last_name: values['last_name'] ?? '',
    shipping_first_name: values['first_name'] ?? '',
    shipping_last_name_kana: values['last_name_kana'] ?? '',
    shipping_first_name_kana: values['first_name_kana'] ?? '',
  });
}

/** Returns an address as the values of the address form. */
export function addressValues(address: AddressSnapshot): Record<string, string> {
  const { shipping_last_name, shipping_first_name, shipping_last_name_kana, shipping_first_name_kana } = address;
  return {
    ...placeValues(address),
    shipping_last_name,
    shipping_first_name,
    shipping_last_name_kana,
    shipping_first_name_kana,
  };
}

/** Returns an address as the values of the sender form. */
export function senderValues(address: AddressSnapshot): Record<string, string> {
  return {
    ...placeValues(address),
    last_name: address.shipping_last_name,
    first_name: address.shipping_first_name,
    last_name_kana: address.shipping_last_name_kana,
    first_name_kana: address.shipping_first_name_kana,
  };
}

/** A known orderer as the values of the orderer's form. */
export function ordererValues(orderer: Orderer): Record<string, string> {
  const { last_name, first_name, last_name_kana, first_name_kana, email } = orderer;
  return { ...placeValues(orderer), last_name, first_name, last_name_kana, first_name_kana, email };
}

function placeValues(place: AddressSnapshot | Orderer): Record<string, string> {
  return {
    company_name: place.company_name ?? '',
    postal_code: place.formatted_postal_code,
    prefecture: place.prefecture,
    city: place.city,
    address1: place.address1,
    address2: place.address2 ?? '',
    phone_number: formatTelephone(place.phone_number),
  };
}
