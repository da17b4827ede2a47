import type { components } from '@shop/api';
import { ordererForm } from '@shop/form-definitions';
import { formatPostalCode } from '@shop/japanese';
import type { Orderer } from '../cart-document.ts';
import { readFormAt } from './read-form-at.ts';

/** The parts of an orderer, normalised. */
export type OrdererParts = Omit<Orderer, 'name' | 'formatted_postal_code' | 'full_address'>;

/** Normalises and checks the orderer as typed. @throws InvalidInputError `input.invalid` with messages below `orderer.` */
export function checkOrderer(input: components['schemas']['OrdererInput'], today: string): Orderer {
  const texts = readFormAt('orderer', ordererForm.fields, input, today);
  return completeOrderer({
    ...texts,
    company_name: input.company_name?.trim() || null,
    address2: texts.address2 || null,
    cell_phone_number: input.cell_phone_number?.trim() || null,
  });
}

/** Completes an orderer with what is derived of the parts. */
export function completeOrderer(parts: OrdererParts): Orderer {
  return {
    ...parts,
    name: `${parts.last_name} ${parts.first_name}`,
    formatted_postal_code: formatPostalCode(parts.postal_code),
    full_address: `${parts.prefecture}${[parts.city, parts.address1, parts.address2].filter(Boolean).join(' ')}`,
  };
}
