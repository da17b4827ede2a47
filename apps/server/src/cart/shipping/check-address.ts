import type { AddressInput, AddressSnapshot } from '@shop/api';
import { addressSnapshot, readAddress } from '../../customer/address.rules.ts';
import { atPath } from './at-path.ts';

/**
 * Normalises and checks an address as typed (F-01…F-07).
 * @param path where the address lies in the input, for the keys of the messages: `address` → `address.city`
 * @throws InvalidInputError `input.invalid` with messages by field
 */
export function checkAddress(input: AddressInput, path: string, today: string): AddressSnapshot {
  return addressSnapshot(atPath(path, () => readAddress(input, today)));
}
