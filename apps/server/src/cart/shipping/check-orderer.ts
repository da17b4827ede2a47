import type { Orderer, OrdererInput } from '@shop/api';
import { companyField, ordererForm, telephoneField } from '@shop/form-definitions';
import { formatPostalCode } from '@shop/japanese';
import { readForm } from '../../form/read-form.ts';
import { atPath } from './check-address.ts';

/** The parts of an orderer, normalised. */
export type OrdererParts = Omit<Orderer, 'name' | 'formatted_postal_code' | 'full_address'>;

const fields = [...ordererForm.fields, companyField, telephoneField('cell_phone_number', false)] as const;

/** Normalises and checks the orderer as typed. @throws InvalidInputError `input.invalid` with messages below `orderer.` */
export function checkOrderer(input: OrdererInput, today: string): Orderer {
  const texts = atPath('orderer', () => readForm(fields, input, today));
  return completeOrderer({
    ...texts,
    company_name: texts.company_name || null,
    address2: texts.address2 || null,
    cell_phone_number: texts.cell_phone_number || null,
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
