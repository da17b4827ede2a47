import type { User } from '@shop/api';
import { formatTelephone } from '@shop/japanese';
import type { PreparedInquiry } from './contact-sending.ts';

type Values = Readonly<
  Record<
    | 'category'
    | 'last_name'
    | 'first_name'
    | 'last_name_kana'
    | 'first_name_kana'
    | 'email'
    | 'phone_number'
    | 'order_no'
    | 'body',
    string
  >
>;

/** Returns the values that are prefilled for a member. */
export function knownOf({
  last_name,
  first_name,
  last_name_kana,
  first_name_kana,
  email,
  phone_number,
}: User): Record<string, string> {
  return {
    last_name,
    first_name,
    last_name_kana: last_name_kana ?? '',
    first_name_kana: first_name_kana ?? '',
    email,
    phone_number: phone_number ? formatTelephone(phone_number) : '',
  };
}

/** Returns the request body of the form, without empty fields. */
export function inquiryOf(values: Values): PreparedInquiry['input'] {
  const { category, last_name, first_name, email, body } = values;
  return {
    category,
    last_name,
    first_name,
    last_name_kana: values.last_name_kana || null,
    first_name_kana: values.first_name_kana || null,
    email,
    phone_number: values.phone_number || null,
    order_no: values.order_no || null,
    body,
  };
}
