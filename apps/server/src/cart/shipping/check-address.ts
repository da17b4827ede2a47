import type { components } from '@shop/api';
import { addressForm } from '@shop/form-definitions';
import type { AddressSnapshot } from '../cart-document.ts';
import { addressSnapshot } from './address-snapshot.ts';
import { readFormAt } from './read-form-at.ts';

/**
 * Normalises and checks an address as typed (F-01…F-07).
 * @param path where the address lies in the input, for the keys of the messages: `address` → `address.city`
 * @throws InvalidInputError `input.invalid` with messages by field
 */
export function checkAddress(input: components['schemas']['AddressInput'], path: string, today: string): AddressSnapshot {
  const texts = readFormAt(path, addressForm.fields, input, today);
  return addressSnapshot({ ...texts, cell_phone_number: input.cell_phone_number?.trim() || null });
}
