import type { Orderer } from '@shop/api';
import { findMainAddress } from '../../customer/address.queries.ts';
import { findUser } from '../../account/account.queries.ts';
import type { Db } from '../../db/db.ts';
import { completeOrderer } from './check-orderer.ts';

/** The member as orderer: the account with its main address; null when either is missing. */
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
