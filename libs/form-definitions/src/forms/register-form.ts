import { GENDER_VALUES, NEWSLETTER_VALUES, SECURITY_QUESTION_VALUES } from '@shop/constants';
import { formsCopy } from '@shop/copy';
import { defineForm } from '../define-form.ts';
import { newPasswordField } from '../fields/new-password-field.ts';
import { personFields } from '../fields/person-fields.ts';
import { postalAddressFields } from '../fields/postal-address-fields.ts';
import { questionAnswerField } from '../fields/question-answer-field.ts';
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
  newPasswordField,
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
  questionAnswerField,
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
