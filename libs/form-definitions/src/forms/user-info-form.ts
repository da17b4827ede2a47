import { formsCopy } from '@shop/copy';
import { defineForm } from '../define-form.ts';
import { birthDateField, personFields, genderField, jobField, companyField } from '../fields/person-fields.ts';
import { newsletterField } from '../fields/newsletter-field.ts';
import { postalAddressFields } from '../fields/postal-address-fields.ts';
import { telephoneField } from '../fields/telephone-field.ts';

const { labels, hints } = formsCopy;
const telephone = telephoneField('phone_number', false);
const mobile = telephoneField('cell_phone_number', false);

/** The data that a member can change without the password; not the user name (spec §5). One phone number is enough. */
export const userInfoForm = defineForm('user-info', [
  ...personFields('', true),
  birthDateField,
  genderField,
  companyField,
  jobField,
  ...postalAddressFields,
  {
    ...telephone,
    hint: hints.eitherTelephone,
    requiredWithout: [{ name: 'cell_phone_number', label: labels.cell_phone_number }],
  },
  mobile,
  telephoneField('tel', false),
  telephoneField('fax', false),
  newsletterField,
]);
