import type { Address } from '@shop/api';
import type { AddressRow } from './address.queries.ts';
import { postalContradiction } from '../postal/postal-contradiction.ts';
import { addressSnapshot } from './address.rules.ts';

/** An entry of the address book as the contract shows it. */
export function addressView(row: AddressRow): Address {
  const contradiction = postalContradiction(row)?.message ?? null;
  return { id: row.id, is_default: row.isDefault, division_ct: row.divisionCt, ...addressSnapshot(row), contradiction };
}
