import type { Orderer, OrdererInput } from '@shop/api';
import { companyField, type FormTexts, ordererForm, telephoneField, withTexts } from '@shop/form-definitions';
import { formatPostalCode } from '@shop/japanese';
import { readForm } from '../../platform/form/read-form.ts';
import { atPath } from './check-address.ts';
import { findMainAddress } from '../../members/customer/address.queries.ts';
import { findUser } from '../../members/account/account.queries.ts';
import type { Db } from '../../platform/db/db.ts';

/** The parts of an orderer, normalised. */
export type OrdererParts = Omit<Orderer, 'name' | 'formatted_postal_code' | 'full_address'>;

const fields = [...ordererForm.fields, companyField, telephoneField('cell_phone_number', false)] as const;

/**
 * Normalises and checks a typed orderer; `words` has the channel's names of the fields. @throws InvalidInputError
 * `input.invalid` with messages below `orderer.`
 */
export function checkOrderer(input: OrdererInput, today: string, ordererTexts?: FormTexts): Orderer {
  const texts = atPath('orderer', () => readForm(withTexts(fields, ordererTexts), input, today));
  return completeOrderer({
    ...texts,
    company_name: texts.company_name || null,
    address2: texts.address2 || null,
    cell_phone_number: texts.cell_phone_number || null,
  });
}

/** Adds the derived fields of an orderer. */
export function completeOrderer(parts: OrdererParts): Orderer {
  const place = [`${parts.city}${parts.address1}`, parts.address2].filter(Boolean).join(' ');
  return {
    ...parts,
    name: `${parts.last_name} ${parts.first_name}`,
    formatted_postal_code: formatPostalCode(parts.postal_code),
    full_address: `${parts.prefecture}${place}`,
  };
}

/** Returns the member as orderer: account and main address; null if either is missing. */
export async function memberOrderer(db: Db, userId: string): Promise<Orderer | null> {
  const user = await findUser(db, userId);
  const address = await findMainAddress(db, userId);
  if (!user || !address) return null;
  return completeOrderer({
    last_name: user.lastName,
    first_name: user.firstName,
    last_name_kana: user.lastNameKana,
    first_name_kana: user.firstNameKana,
    company_name: user.companyName,
    email: user.email,
    postal_code: address.postalCode,
    prefecture: address.prefecture,
    city: address.city,
    address1: address.address1,
    address2: address.address2,
    phone_number: user.phoneNumber,
    cell_phone_number: user.cellPhoneNumber,
  });
}
