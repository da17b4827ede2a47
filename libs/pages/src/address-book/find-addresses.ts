import type { Address } from '@shop/api';
import { foldForSearch } from '@shop/japanese';

/** The addresses that hold every word of what is typed: in name, kana, company, postal code, address or telephone, in any script and width. */
export function findAddresses(addresses: readonly Address[], typed: string): readonly Address[] {
  const words = typed
    .normalize('NFKC')
    .split(/\s+/)
    .map(foldForSearch)
    .filter((word) => word !== '');
  return words.length === 0
    ? addresses
    : addresses.filter((address) => holds(textsOf(address).map(foldForSearch), words));
}

const holds = (texts: readonly string[], words: readonly string[]) =>
  words.every((word) => texts.some((text) => text.includes(word)));

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
