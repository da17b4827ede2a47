import { LIMITS, GENDER_VALUES } from '@shop/constants';
import { formsCopy } from '@shop/copy';
import type { FieldDefinition } from '../types.ts';

/** Date of birth. */
export const birthDateField: FieldDefinition<'birth_date'> = {
  name: 'birth_date',
  control: 'birth-date',
  format: 'birth-date',
  label: formsCopy.labels.birth_date,
  hint: formsCopy.hints.birth_date,
  autoComplete: 'bday',
  required: true,
};

/** Gender, optional (spec §3 "Option lists"). */
export const genderField: FieldDefinition<'gender'> = {
  name: 'gender',
  control: 'radio',
  format: 'free-text',
  label: formsCopy.labels.gender,
  options: GENDER_VALUES.map((value) => ({ value, label: formsCopy.options.gender[value] })),
  required: false,
};

/** Occupation. */
export const jobField: FieldDefinition<'job'> = {
  name: 'job',
  control: 'text',
  format: 'free-text',
  label: formsCopy.labels.job,
  placeholder: formsCopy.placeholders.job,
  autoComplete: 'organization-title',
  maxLength: LIMITS.job,
  required: false,
};

/** Company or organisation; a parcel to it is addressed 御中 if no person is named (F-15). */
export const companyField: FieldDefinition<'company_name'> = {
  name: 'company_name',
  control: 'text',
  format: 'name',
  label: formsCopy.labels.company_name,
  placeholder: formsCopy.placeholders.company_name,
  autoComplete: 'organization',
  maxLength: LIMITS.companyName,
  required: false,
};

const { labels, placeholders } = formsCopy;

type NamePart = 'last_name' | 'first_name' | 'last_name_kana' | 'first_name_kana';

/**
 * 姓 and 名 with their kana. `prefix` precedes the field names (`shipping_` in addresses); kana are optional there,
 * because a parcel can be delivered without them and foreign names have none (F-04).
 */
export function personFields<Prefix extends string>(
  prefix: Prefix,
  kanaRequired: boolean,
): FieldDefinition<`${Prefix}${NamePart}`>[] {
  const part = <Part extends NamePart>(name: Part): `${Prefix}${Part}` => `${prefix}${name}`;
  const name = { control: 'text', format: 'name', maxLength: LIMITS.name, half: true } as const;
  const kana = {
    control: 'text',
    format: 'kana',
    maxLength: LIMITS.nameKana,
    half: true,
    required: kanaRequired,
  } as const;
  return [
    {
      ...name,
      name: part('last_name'),
      label: labels.last_name,
      placeholder: placeholders.last_name,
      autoComplete: 'family-name',
      required: true,
    },
    {
      ...name,
      name: part('first_name'),
      label: labels.first_name,
      placeholder: placeholders.first_name,
      autoComplete: 'given-name',
      required: true,
    },
    {
      ...kana,
      name: part('last_name_kana'),
      label: labels.last_name_kana,
      placeholder: placeholders.last_name_kana,
      kanaOf: part('last_name'),
    },
    {
      ...kana,
      name: part('first_name_kana'),
      label: labels.first_name_kana,
      placeholder: placeholders.first_name_kana,
      kanaOf: part('first_name'),
    },
  ];
}
