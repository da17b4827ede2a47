import type { UserUpdate } from '@shop/api';
import {
  birthDateField,
  companyField,
  emailField,
  type FormTexts,
  jobField,
  personFields,
  postalAddressFields,
  telephoneField,
  withTexts,
} from '@shop/form-definitions';
import type { JstDay } from '@shop/japanese';
import { InvalidInputError } from '../../platform/errors/index.ts';
import { readForm } from '../../platform/form/read-form.ts';
import type { AddressValues } from './address.rules.ts';
import { foldEmail } from '../account/fold-email.ts';
import { foldAnswer } from './registration.rules.ts';
import type { UserRow } from '../account/account.queries.ts';

const fields = [
  ...personFields('', true),
  ...postalAddressFields,
  birthDateField,
  telephoneField('phone_number', true),
  telephoneField('cell_phone_number', false),
  telephoneField('tel', false),
  telephoneField('fax', false),
  emailField,
  companyField,
  jobField,
] as const;

type ProfileColumn =
  | 'email'
  | 'emailKey'
  | 'lastName'
  | 'firstName'
  | 'lastNameKana'
  | 'firstNameKana'
  | 'companyName'
  | 'phoneNumber'
  | 'cellPhoneNumber'
  | 'tel'
  | 'fax'
  | 'job'
  | 'birthDate'
  | 'gender'
  | 'newsletter';

/** A member's own details, read by the rules of the registration. */
export interface Profile {
  user: Pick<UserRow, ProfileColumn>;
  address: Omit<AddressValues, `shipping${string}`>;
  /** A new security question, before its answer is hashed; null leaves the current one. */
  question: { questionCt: number; answer: string } | null;
}

/**
 * Reads the member's details as typed (F-01…F-07); `words` has the channel's labels of the fields.
 * @throws InvalidInputError `input.invalid` with messages by field
 */
export function readProfile(input: UserUpdate, today: JstDay, texts?: FormTexts): Profile {
  const values = readForm(withTexts(fields, texts), input, today);
  const telephones = { phoneNumber: values.phone_number, cellPhoneNumber: values.cell_phone_number || null };
  const companyName = values.company_name || null;
  return {
    user: {
      email: values.email,
      emailKey: foldEmail(values.email),
      lastName: values.last_name,
      firstName: values.first_name,
      lastNameKana: values.last_name_kana,
      firstNameKana: values.first_name_kana,
      companyName,
      ...telephones,
      tel: values.tel || null,
      fax: values.fax || null,
      job: values.job || null,
      birthDate: values.birth_date,
      gender: input.gender,
      newsletter: input.newsletter,
    },
    address: {
      companyName,
      postalCode: values.postal_code,
      prefecture: values.prefecture,
      city: values.city,
      address1: values.address1,
      address2: values.address2 || null,
      ...telephones,
    },
    question: readQuestion(input),
  };
}

function readQuestion({ question_ct, question_answer }: UserUpdate): Profile['question'] {
  const answer = foldAnswer(question_answer ?? '');
  if (!question_ct && !answer) return null;
  if (question_ct && answer) return { questionCt: question_ct, answer };
  const missing = question_ct ? 'question_answer' : 'question_ct';
  const errors = { [missing]: ['秘密の質問と答えは、あわせて入力してください。'] };
  throw new InvalidInputError('input.invalid', '入力内容をご確認ください。', { errors });
}
