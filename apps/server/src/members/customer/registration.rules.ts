import type { UserInput } from '@shop/api';
import { LIMITS, type GenderValue } from '@shop/constants';
import { formsCopy } from '@shop/copy';
import {
  companyField,
  emailField,
  type FieldDefinition,
  jobField,
  registerForm,
  type FormTexts,
  telephoneField,
  withTexts,
} from '@shop/form-definitions';
import { type JstDay, withoutInvisible } from '@shop/japanese';
import { passwordProblem } from '../auth/password-problem.ts';
import { InvalidInputError } from '../../platform/errors/index.ts';
import { readForm } from '../../platform/form/read-form.ts';
import type { AddressValues } from './address.rules.ts';
import { foldEmail } from '../account/fold-email.ts';
import type { UserRow } from '../account/account.queries.ts';

const { labels } = formsCopy;
const usernameField: FieldDefinition<'username'> = {
  name: 'username',
  control: 'text',
  format: 'alphanumeric',
  label: labels.username,
  maxLength: LIMITS.username,
  required: false,
};

/** The fields of a registration: those of the form except the consent box, and those of other forms. */
const fields = [
  ...registerForm.fields.filter((field) => field.name !== 'agreement'),
  emailField,
  companyField,
  telephoneField('cell_phone_number', false),
  telephoneField('tel', false),
  telephoneField('fax', false),
  jobField,
  usernameField,
] as const;

type Secret = 'passwordHash' | 'answerHash';
type Flag = 'isRegisteredMember' | 'hasPasswordExpired' | 'isSecondFactorOn' | 'mailErrorCount';

/** A valid registration, before its secrets are hashed. */
export interface Registration {
  user: Omit<UserRow, 'id' | Secret | Flag | 'createdAt' | 'updatedAt'>;
  address: AddressValues;
  password: string;
  answer: string;
}

/** The stored gender of a member who gives no answer: prefers not to answer. */
const UNANSWERED: GenderValue = '4';

/**
 * Reads a registration as typed (F-01…F-07, P-10). `asked` are the customer's additional fields on this channel,
 * `words` the channel's labels of the others.
 * @throws InvalidInputError `input.invalid` with messages by field
 */
export function readRegistration(
  input: UserInput,
  today: JstDay,
  definitions: readonly FieldDefinition[],
  texts?: FormTexts,
): Registration {
  const sent = addedValues(input);
  const added = addedFields(definitions);
  refuseUnasked(sent, added);
  const values = readForm(
    [...withTexts(fields, texts), ...added],
    { ...input, ...sent, question_ct: String(input.question_ct) },
    today,
  );
  refuseWeakPassword(values.password, [values.email, values.last_name, values.first_name, values.username]);
  return {
    user: {
      email: values.email,
      emailKey: foldEmail(values.email),
      username: values.username || null,
      lastName: values.last_name,
      firstName: values.first_name,
      lastNameKana: values.last_name_kana,
      firstNameKana: values.first_name_kana,
      companyName: values.company_name || null,
      phoneNumber: values.phone_number,
      cellPhoneNumber: values.cell_phone_number || null,
      tel: values.tel || null,
      fax: values.fax || null,
      job: values.job || null,
      schoolKey: values.school_key || null,
      other: writtenOf(added, values),
      birthDate: values.birth_date,
      gender: input.gender ?? UNANSWERED,
      newsletter: input.newsletter,
      questionCt: input.question_ct,
    },
    address: {
      shippingLastName: values.last_name,
      shippingFirstName: values.first_name,
      shippingLastNameKana: values.last_name_kana,
      shippingFirstNameKana: values.first_name_kana,
      companyName: values.company_name || null,
      postalCode: values.postal_code,
      prefecture: values.prefecture,
      city: values.city,
      address1: values.address1,
      address2: values.address2 || null,
      phoneNumber: values.phone_number,
      cellPhoneNumber: values.cell_phone_number || null,
    },
    password: values.password,
    answer: foldAnswer(values.question_answer),
  };
}

/** An answer is compared without regard to width, case and spaces: people do not remember how they typed it. */
export function foldAnswer(answer: string): string {
  return withoutInvisible(answer).normalize('NFKC').toLowerCase().replace(/\s/g, '');
}

const OTHER = 'other.';
const SCHOOL_KEY = 'school_key';
/** Path of an added field in the request. */
type AddedPath = `${typeof OTHER}${string}` | typeof SCHOOL_KEY;
type Added = Partial<Record<AddedPath, string>>;

/** Returns the additional fields of this channel, named by their path in the request. */
function addedFields(definitions: readonly FieldDefinition[]): FieldDefinition<AddedPath>[] {
  return definitions.map((field) => ({
    ...field,
    name: field.name === SCHOOL_KEY ? SCHOOL_KEY : (`${OTHER}${field.name}` as const),
  }));
}

/** What was sent besides, by path; empty texts are as good as none. */
function addedValues({ other = {}, school_key }: UserInput): Added {
  const sent = Object.entries(other).map(([name, text]) => [`${OTHER}${name}`, text] as const);
  return Object.fromEntries(school_key ? [...sent, [SCHOOL_KEY, school_key] as const] : sent);
}

/** Refuses fields that this channel does not request. */
function refuseUnasked(sent: Added, added: readonly FieldDefinition<AddedPath>[]): void {
  const unasked = Object.keys(sent).filter((path) => !added.some((field) => field.name === path));
  if (unasked.length === 0) return;
  const errors = Object.fromEntries(unasked.map((path) => [path, ['不明な項目です。']]));
  throw new InvalidInputError('input.invalid', '入力内容をご確認ください。', { errors });
}

function writtenOf(added: readonly FieldDefinition<AddedPath>[], values: Added): Record<string, string> {
  return Object.fromEntries(
    added.flatMap(({ name }) =>
      name.startsWith(OTHER) && values[name] ? [[name.slice(OTHER.length), values[name]] as const] : [],
    ),
  );
}

function refuseWeakPassword(password: string, own: readonly string[]): void {
  if (passwordProblem(password, own) !== 'guessable') return;
  throw new InvalidInputError('input.invalid', '入力内容をご確認ください。', {
    errors: {
      password: ['推測されやすいパスワードです。続き文字やよく使われる言葉、お名前やメールアドレスは避けてください。'],
    },
  });
}
