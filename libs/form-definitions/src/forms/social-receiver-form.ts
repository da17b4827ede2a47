import { LIMITS } from '@shop/constants';
import { formsCopy } from '@shop/copy';
import { defineForm } from '../define-form.ts';
import { emailField } from '../fields/email-field.ts';

const { labels } = formsCopy;

/** Who gets a social gift, as its giver types it. The mail address is asked for only where the shop mails the link. */
export const socialReceiverForm = defineForm('social-receiver', [
  { name: 'name', control: 'text', format: 'name', label: labels.receiver_name, maxLength: LIMITS.name, required: true, width: 'medium' },
  emailField,
  { name: 'message', control: 'textarea', format: 'free-text', label: labels.gift_message, maxLength: LIMITS.giftMessage, required: false },
]);
