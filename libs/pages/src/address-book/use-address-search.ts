import { useState } from 'react';
import type { Address } from '@shop/api';
import type { AddressSearch } from '@shop/theming';
import { findAddresses } from './find-addresses.ts';

/** A book of fewer entries is seen at one glance. */
const SEARCHED_FROM = 10;

/** What of the address book is shown, and the field that narrows it; null while the book is short. */
export function useAddressSearch(addresses: readonly Address[]): {
  readonly found: ReadonlySet<number>;
  readonly search: AddressSearch | null;
} {
  const [word, setWord] = useState('');
  const isLong = addresses.length >= SEARCHED_FROM;
  const found = new Set((isLong ? findAddresses(addresses, word) : addresses).map(({ id }) => id));
  return { found, search: isLong ? { word, onChange: setWord, found: found.size } : null };
}
