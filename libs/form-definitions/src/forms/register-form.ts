import { GENDER_VALUES, LIMITS, NEWSLETTER_VALUES, SECURITY_QUESTION_VALUES } from '@shop/constants';
import { formsCopy } from '@shop/copy';
import { defineForm } from '../define-form.ts';
import { personFields } from '../fields/person-fields.ts';
import { postalAddressFields } from '../fields/postal-address-fields.ts';
import { telephoneField } from '../fields/telephone-field.ts';

const { labels, placeholders, hints, options } = formsCopy;

/** Registration, after the e-mail address was verified. The address comes with the mailed link. */
export const registerForm = defineForm('register', [
  ...personFields('', true),
  ...postalAddressFields,
  telephoneField('phone_number', true),
  {
    name: 'birth_date',
    control: 'birth-date',
    format: 'birth-date',
    label: labels.birth_date,
    hint: hints.birth_date,
    autoComplete: 'bday',
    required: true,
  },
  {
    name: 'gender',
    control: 'radio',
    format: 'free-text',
    label: labels.gender,
    options: GENDER_VALUES.map((value) => ({ value, label: options.gender[value] })),
    required: false,
  },
  {
    name: 'password',
    control: 'password',
    format: 'secret',
    label: labels.password,
    hint: hints.password(LIMITS.passwordMin),
    autoComplete: 'new-password',
    minLength: LIMITS.passwordMin,
    maxLength: LIMITS.passwordMax,
    required: true,
  },
  {
    name: 'question_ct',
    control: 'select',
    format: 'free-text',
    label: labels.question_ct,
    placeholder: placeholders.select,
    hint: hints.question_ct,
    options: SECURITY_QUESTION_VALUES.map((value) => ({ value: String(value), label: options.question[value] })),
    required: true,
  },
  {
    name: 'question_answer',
    control: 'text',
    format: 'secret',
    label: labels.question_answer,
    maxLength: LIMITS.securityAnswer,
    required: true,
  },
  {
    name: 'newsletter',
    control: 'radio',
    format: 'free-text',
    label: labels.newsletter,
    hint: hints.newsletter,
    options: NEWSLETTER_VALUES.map((value) => ({ value, label: options.newsletter[value] })),
    // Opt-in: nobody receives promotional mail without having said so (L-38).
    initial: '0',
    required: true,
  },
  {
    name: 'agreement',
    control: 'checkbox',
    format: 'free-text',
    label: labels.agreement,
    required: true,
  },
]);
