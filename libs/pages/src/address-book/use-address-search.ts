import { useState } from 'react';
import type { Address } from '@shop/api';
import type { AddressSearch } from '@shop/theming';
import { foldForSearch } from '@shop/japanese';

const matches = (texts: readonly string[], words: readonly string[]) =>
  words.every((word) => texts.some((text) => text.includes(word)));

/** A book of fewer entries is seen at one glance. */
const SEARCHED_FROM = 10;

/** The shown addresses, and the search field; null while the address book is short. */
export function useAddressSearch(addresses: readonly Address[]): {
  readonly found: ReadonlySet<number>;
  readonly search: AddressSearch | null;
} {
  const [word, setWord] = useState('');
  const isLong = addresses.length >= SEARCHED_FROM;
  const found = new Set((isLong ? findAddresses(addresses, word) : addresses).map(({ id }) => id));
  return { found, search: isLong ? { word, onChange: setWord, found: found.size } : null };
}

/** Returns the addresses that contain all typed words in one of their fields, in any script and width. */
export function findAddresses(addresses: readonly Address[], typed: string): readonly Address[] {
  const words = typed
    .normalize('NFKC')
    .split(/\s+/)
    .map(foldForSearch)
    .filter((word) => word !== '');
  return words.length === 0
    ? addresses
    : addresses.filter((address) => matches(textsOf(address).map(foldForSearch), words));
}

function textsOf(address: Address): string[] {
  const { shipping_name, shipping_kana, company_name, postal_code, full_address, phone_number, cell_phone_number } =
    address;
  return [
    shipping_name,
    shipping_kana,
    company_name ?? '',
    postal_code,
    full_address,
    phone_number ?? '',
    cell_phone_number ?? '',
  ];
}
