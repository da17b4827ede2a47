export { defineForm } from './define-form.ts';
export { companyField } from './fields/company-field.ts';
export { emailField } from './fields/email-field.ts';
export { personFields } from './fields/person-fields.ts';
export { postalAddressFields } from './fields/postal-address-fields.ts';
export { telephoneField } from './fields/telephone-field.ts';
export { addressForm } from './forms/address-form.ts';
export { cardFields } from './forms/card-fields.ts';
export { emailForm } from './forms/email-form.ts';
export { loginForm } from './forms/login-form.ts';
export { ordererForm } from './forms/orderer-form.ts';
export { registerForm } from './forms/register-form.ts';
export { senderForm } from './forms/sender-form.ts';
export { verifyForm } from './forms/verify-form.ts';
export { addedFieldNames, overrideForm, type FormOverride, type FormOverrides } from './override-form.ts';
export type {
  FieldControl,
  FieldDefinition,
  FieldFormat,
  FieldNameOf,
  FieldOption,
  FormDefinition,
  FormValuesOf,
} from './types.ts';
