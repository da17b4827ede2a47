export { fieldNamesOfForms } from './all-forms.ts';
export { defineForm } from './define-form.ts';
export { birthDateField } from './fields/person-fields.ts';
export { companyField } from './fields/person-fields.ts';
export { emailField } from './fields/email-field.ts';
export { jobField } from './fields/person-fields.ts';
export { measurementFields } from './fields/measurement-fields.ts';
export { personFields } from './fields/person-fields.ts';
export { postalAddressFields } from './fields/postal-address-fields.ts';
export { telephoneField } from './fields/telephone-field.ts';
export { addressColumns, type AddressColumn } from './files/address-columns.ts';
export { addressForm } from './forms/address-form.ts';
export { cancelOrderForm } from './forms/cancel-order-form.ts';
export { cardFieldsWith } from './forms/card-fields.ts';
export { catalogOrderForm } from './forms/catalog-order-form.ts';
export { contactForm } from './forms/contact-form.ts';
export { buttonForm } from './forms/button-form.ts';
export { emailForm } from './forms/email-form.ts';
export { giftAddressForm } from './forms/gift-address-form.ts';
export { giftCodeForm } from './forms/gift-code-form.ts';
export { leaveForm } from './forms/leave-form.ts';
export { loginForm } from './forms/login-form.ts';
export { measurementForm } from './forms/measurement-form.ts';
export { memorialForm } from './forms/memorial-form.ts';
export { confirmEmailForm, newEmailForm } from './forms/new-email-forms.ts';
export { orderLookupForm } from './forms/order-lookup-form.ts';
export { orderOtherForm } from './forms/order-other-form.ts';
export { orderSearchForm } from './forms/order-search-form.ts';
export { ordererForm } from './forms/orderer-form.ts';
export { passkeyForm } from './forms/passkey-form.ts';
export { passwordForm } from './forms/password-form.ts';
export { productRequestForm } from './forms/product-request-form.ts';
export { questionForm } from './forms/question-form.ts';
export { receiptForm } from './forms/receipt-form.ts';
export { registerForm } from './forms/register-form.ts';
export { reminderPasswordForm, reminderUsernameForm } from './forms/reminder-forms.ts';
export { secondFactorForm } from './forms/second-factor-form.ts';
export { senderForm } from './forms/sender-form.ts';
export { socialLinkForm, socialReceiverForm } from './forms/social-receiver-form.ts';
export { userInfoForm } from './forms/user-info-form.ts';
export { verifyForm } from './forms/verify-form.ts';
export { requestedFields, overrideForm, type FormOverride, type FormOverrides } from './override-form.ts';
export { withTexts, type ChannelFormTexts, type FieldTexts, type FormTexts } from './field-texts.ts';
export { normaliseField } from './normalise-field.ts';
export { shownText } from './shown-text.ts';
export type {
  FieldControl,
  FieldDefinition,
  FieldFormat,
  KeyTexts,
  FieldNameOf,
  FieldOption,
  FormDefinition,
  FormValuesOf,
} from './types.ts';
