import { addressForm } from './forms/address-form.ts';
import { cancelOrderForm } from './forms/cancel-order-form.ts';
import { cardFields } from './forms/card-fields.ts';
import { catalogOrderForm } from './forms/catalog-order-form.ts';
import { contactForm } from './forms/contact-form.ts';
import { emailForm } from './forms/email-form.ts';
import { giftAddressForm } from './forms/gift-address-form.ts';
import { giftCodeForm } from './forms/gift-code-form.ts';
import { leaveForm } from './forms/leave-form.ts';
import { loginForm } from './forms/login-form.ts';
import { measurementForm } from './forms/measurement-form.ts';
import { memorialForm } from './forms/memorial-form.ts';
import { confirmEmailForm, newEmailForm } from './forms/new-email-forms.ts';
import { orderLookupForm } from './forms/order-lookup-form.ts';
import { orderOtherForm } from './forms/order-other-form.ts';
import { orderSearchForm } from './forms/order-search-form.ts';
import { ordererForm } from './forms/orderer-form.ts';
import { passkeyForm } from './forms/passkey-form.ts';
import { passwordForm } from './forms/password-form.ts';
import { productRequestForm } from './forms/product-request-form.ts';
import { questionForm } from './forms/question-form.ts';
import { receiptForm } from './forms/receipt-form.ts';
import { registerForm } from './forms/register-form.ts';
import { reminderPasswordForm, reminderUsernameForm } from './forms/reminder-forms.ts';
import { secondFactorForm } from './forms/second-factor-form.ts';
import { senderForm } from './forms/sender-form.ts';
import { socialLinkForm, socialReceiverForm } from './forms/social-receiver-form.ts';
import { userInfoForm } from './forms/user-info-form.ts';
import { verifyForm } from './forms/verify-form.ts';

const forms = [
  addressForm,
  cancelOrderForm,
  catalogOrderForm,
  confirmEmailForm,
  contactForm,
  emailForm,
  giftAddressForm,
  giftCodeForm,
  leaveForm,
  loginForm,
  measurementForm,
  memorialForm,
  newEmailForm,
  ordererForm,
  orderLookupForm,
  orderOtherForm,
  orderSearchForm,
  passkeyForm,
  passwordForm,
  productRequestForm,
  questionForm,
  receiptForm,
  registerForm,
  reminderPasswordForm,
  reminderUsernameForm,
  secondFactorForm,
  senderForm,
  socialLinkForm,
  socialReceiverForm,
  userInfoForm,
  verifyForm,
];

/** Every form of the shop with the names of its fields; those of the card are in the payment service's iframe. */
export const fieldNamesOfForms: ReadonlyMap<string, readonly string[]> = forms.reduce(
  (known, { form, fields }) =>
    known.set(form, [...new Set([...(known.get(form) ?? []), ...fields.map(({ name }): string => name)])]),
  new Map<string, readonly string[]>([['card', Object.keys(cardFields)]]),
);
