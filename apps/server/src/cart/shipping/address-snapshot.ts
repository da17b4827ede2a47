import { formatPostalCode } from '@shop/japanese';
import type { AddressSnapshot } from '../cart-document.ts';

/** The parts of an address, normalised; empty texts mean none. */
export interface AddressParts {
  shipping_last_name: string;
  shipping_first_name: string;
  shipping_last_name_kana: string;
  shipping_first_name_kana: string;
  company_name: string | null;
  postal_code: string;
  prefecture: string;
  city: string;
  address1: string;
  address2: string | null;
  phone_number: string;
  cell_phone_number: string | null;
}

/** Completes the parts of an address with what is derived of them, as a cart or an order keeps it. */
export function addressSnapshot(parts: AddressParts): AddressSnapshot {
  const combined = [parts.city, parts.address1, parts.address2].filter(Boolean).join(' ');
  const join = (last: string, first: string) => [last, first].filter(Boolean).join(' ');
  return {
    ...parts,
    company_name: parts.company_name || null,
    address2: parts.address2 || null,
    cell_phone_number: parts.cell_phone_number || null,
    shipping_name: join(parts.shipping_last_name, parts.shipping_first_name),
    shipping_kana: join(parts.shipping_last_name_kana, parts.shipping_first_name_kana),
    formatted_postal_code: formatPostalCode(parts.postal_code),
    combined_address: combined,
    full_address: `${parts.prefecture}${combined}`,
  };
}
