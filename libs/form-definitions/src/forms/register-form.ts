import { formsCopy } from '@shop/copy';
import { defineForm } from '../define-form.ts';
import { birthDateField, personFields, genderField } from '../fields/person-fields.ts';
import { newPasswordField } from '../fields/password-fields.ts';
import { newsletterField } from '../fields/newsletter-field.ts';
import { postalAddressFields } from '../fields/postal-address-fields.ts';
import { questionAnswerField, questionField } from '../fields/question-fields.ts';
import { telephoneField } from '../fields/telephone-field.ts';

/** Registration after the mail address was verified by its link. */
export const registerForm = defineForm('register', [
  ...personFields('', true),
  ...postalAddressFields,
  telephoneField('phone_number', true),
  birthDateField,
  genderField,
  newPasswordField,
  questionField,
  questionAnswerField,
  newsletterField,
  {
    name: 'agreement',
    control: 'checkbox',
    format: 'free-text',
    label: formsCopy.labels.agreement,
    required: true,
  },
]);
