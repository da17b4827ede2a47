import type { AddressInput, AddressSnapshot } from '@shop/api';
import type { FormTexts } from '@shop/form-definitions';
import { addressSnapshot, readAddress } from '../../members/customer/address.rules.ts';
import { InvalidInputError } from '../../platform/errors/index.ts';

/**
 * Normalises and checks a typed address (F-01…F-07).
 * @param path the input path of the address, for the keys of messages: `address` → `address.city`
 * @param texts the channel's names of the fields
 * @throws InvalidInputError `input.invalid` with messages by field
 */
export function checkAddress(input: AddressInput, path: string, today: string, texts?: FormTexts): AddressSnapshot {
  return addressSnapshot(atPath(path, () => readAddress(input, today, texts)));
}

/** Reads a form inside the input and prefixes its message keys with the path. @throws InvalidInputError */
export function atPath<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    const entries = Object.entries(error.errors ?? {}).map(
      ([field, messages]) => [`${path}.${field}`, messages] as const,
    );
    throw new InvalidInputError(error.code, error.message, { errors: Object.fromEntries(entries) });
  }
}
