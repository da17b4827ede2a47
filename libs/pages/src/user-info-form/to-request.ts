import type { User, UserUpdate } from '@shop/api';
import type { FormValuesOf, userInfoForm } from '@shop/form-definitions';
import { formatTelephone } from '@shop/japanese';

export type UserInfoValues = FormValuesOf<typeof userInfoForm>;

/** Returns the complete request body of a change; never with the user name (spec §5). */
export function userUpdate(user: User, changes: Partial<UserUpdate>): UserUpdate {
  const {
    last_name,
    first_name,
    last_name_kana,
    first_name_kana,
    email,
    company_name,
    job,
    birth_date,
    gender,
    newsletter,
  } = user;
  const { postal_code, prefecture, city, address1, address2, phone_number, cell_phone_number, tel, fax } = user;
  return {
    ...{
      last_name,
      first_name,
      last_name_kana,
      first_name_kana,
      email,
      company_name,
      job,
      birth_date,
      gender,
      newsletter,
    },
    ...{ postal_code, prefecture, city, address1, address2, phone_number, cell_phone_number, tel, fax },
    ...changes,
  };
}

/** Returns the form as changes of a member. A mobile number is also the phone number if there is no other. */
export function changesOf({
  phone_number,
  cell_phone_number,
  tel,
  fax,
  company_name,
  job,
  address2,
  gender,
  newsletter,
  ...texts
}: UserInfoValues): Partial<UserUpdate> {
  return {
    ...texts,
    phone_number: phone_number || cell_phone_number,
    cell_phone_number: cell_phone_number || null,
    tel: tel || null,
    fax: fax || null,
    company_name: company_name || null,
    job: job || null,
    address2: address2 || null,
    // The form offers exactly the values of the contract (spec §3 "Option lists").
    ...(gender !== '' && { gender: gender as UserUpdate['gender'] }),
    newsletter: newsletter as UserUpdate['newsletter'],
  };
}

/** A member as the values of the form. */
export function userInfoValues(user: User): UserInfoValues {
  const {
    last_name,
    first_name,
    last_name_kana,
    first_name_kana,
    birth_date,
    gender,
    newsletter,
    prefecture,
    city,
    address1,
  } = user;
  const telephone = (number: string | null) => (number ? formatTelephone(number) : '');
  return {
    ...{
      last_name,
      first_name,
      last_name_kana,
      first_name_kana,
      birth_date,
      gender,
      newsletter,
      prefecture,
      city,
      address1,
    },
    postal_code: user.formatted_postal_code,
    address2: user.address2 ?? '',
    company_name: user.company_name ?? '',
    job: user.job ?? '',
    phone_number: telephone(user.phone_number),
    cell_phone_number: telephone(user.cell_phone_number),
    tel: telephone(user.tel),
    fax: telephone(user.fax),
  };
}
