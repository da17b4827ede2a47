import type { Orderer, OrdererInput } from '@shop/api';
import { ordererForm } from '@shop/form-definitions';
import { formatPostalCode } from '@shop/japanese';
import { readForm } from '../../form/read-form.ts';
import { atPath } from './at-path.ts';

/** The parts of an orderer, normalised. */
export type OrdererParts = Omit<Orderer, 'name' | 'formatted_postal_code' | 'full_address'>;

/** Normalises and checks the orderer as typed. @throws InvalidInputError `input.invalid` with messages below `orderer.` */
export function checkOrderer(input: OrdererInput, today: string): Orderer {
  const texts = atPath('orderer', () => readForm(ordererForm.fields, input, today));
  return completeOrderer({
    ...texts,
    company_name: input.company_name?.trim() || null,
    address2: texts.address2 || null,
    cell_phone_number: input.cell_phone_number?.trim() || null,
  });
}

/** Completes an orderer with what is derived of the parts. */
export function completeOrderer(parts: OrdererParts): Orderer {
  const place = [`${parts.city}${parts.address1}`, parts.address2].filter(Boolean).join(' ');
  return {
    ...parts,
    name: `${parts.last_name} ${parts.first_name}`,
    formatted_postal_code: formatPostalCode(parts.postal_code),
    full_address: `${parts.prefecture}${place}`,
  };
}
