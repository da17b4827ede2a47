import { catalogOrderCopy } from '@shop/copy';
import { defineForm } from '../define-form.ts';
import { companyField, personFields } from '../fields/person-fields.ts';
import { emailField } from '../fields/email-field.ts';
import { postalAddressFields } from '../fields/postal-address-fields.ts';
import { telephoneField } from '../fields/telephone-field.ts';

/** The address for printed catalogues (カタログのご請求); catalogues and quantities are selected outside the form. */
export const catalogOrderForm = defineForm('catalog-order', [
  ...personFields('', false),
  companyField,
  ...postalAddressFields,
  { ...telephoneField('phone_number', false), hint: catalogOrderCopy.phoneHint },
  emailField,
]);
