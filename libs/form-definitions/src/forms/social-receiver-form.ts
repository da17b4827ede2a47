import { LIMITS } from '@shop/constants';
import { formsCopy } from '@shop/copy';
import { defineForm } from '../define-form.ts';
import { emailField } from '../fields/email-field.ts';

const { labels, hints, options } = formsCopy;

/** The receiver of a social gift, typed by the giver; with a mail address if the shop sends the link. */
export const socialReceiverForm = defineForm('social-receiver', [
  {
    name: 'name',
    control: 'text',
    format: 'name',
    label: labels.receiver_name,
    autoComplete: 'off',
    maxLength: LIMITS.name,
    required: true,
    width: 'medium',
  },
  {
    name: 'way',
    control: 'radio',
    format: 'free-text',
    label: labels.gift_way,
    options: Object.entries(options.gift_way).map(([value, label]) => ({ value, label })),
    initial: 'mail',
    required: true,
  },
  { ...emailField, label: labels.receiver_email, hint: hints.receiver_email, autoComplete: 'off' },
  {
    name: 'message',
    control: 'textarea',
    format: 'free-text',
    label: labels.gift_message,
    hint: hints.gift_message,
    maxLength: LIMITS.giftMessage,
    required: false,
  },
]);

/** The same for a giver who passes the link on personally. */
export const socialLinkForm = defineForm(
  'social-receiver',
  socialReceiverForm.fields.filter(({ name }) => name !== 'email'),
);
