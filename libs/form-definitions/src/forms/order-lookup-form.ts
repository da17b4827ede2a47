import { LIMITS } from '@shop/constants';
import { formsCopy, orderLookupCopy } from '@shop/copy';
import { defineForm } from '../define-form.ts';
import { emailField } from '../fields/email-field.ts';

const { labels, placeholders } = formsCopy;

/** The look-up of a guest's order by number and mail address. */
export const orderLookupForm = defineForm('order_lookup', [
  {
    name: 'order_no',
    control: 'text',
    format: 'free-text',
    label: labels.order_no,
    placeholder: placeholders.order_no,
    hint: orderLookupCopy.orderNoHint,
    autoComplete: 'off',
    maxLength: LIMITS.orderNo,
    required: true,
    width: 'medium',
  },
  { ...emailField, label: orderLookupCopy.emailLabel },
]);
