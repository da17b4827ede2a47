import { LIMITS } from '@shop/constants';
import { contactCopy, formsCopy } from '@shop/copy';
import { defineForm } from '../define-form.ts';
import { emailField } from '../fields/email-field.ts';
import { personFields } from '../fields/person-fields.ts';
import { telephoneField } from '../fields/telephone-field.ts';

const { labels, placeholders } = formsCopy;

/** An inquiry (お問い合わせ) in one of the shop's inquiry categories. */
export const contactForm = defineForm('contact', [
  ...personFields('', false),
  emailField,
  { ...telephoneField('phone_number', false), hint: contactCopy.phoneHint },
  {
    name: 'order_no',
    control: 'text',
    format: 'free-text',
    label: labels.order_no,
    placeholder: placeholders.order_no,
    maxLength: LIMITS.orderNo,
    required: false,
    width: 'medium',
  },
  {
    name: 'body',
    control: 'textarea',
    format: 'free-text',
    label: labels.inquiry_body,
    placeholder: placeholders.inquiry_body,
    maxLength: LIMITS.inquiryBody,
    required: true,
  },
]);
