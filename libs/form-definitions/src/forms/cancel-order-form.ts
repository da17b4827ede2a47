import { LIMITS } from '@shop/constants';
import { formsCopy } from '@shop/copy';
import { defineForm } from '../define-form.ts';

const { labels, placeholders } = formsCopy;

/** The reason of a cancellation, as free text (spec §3 "cancel-order reason"). */
export const cancelOrderForm = defineForm('cancel_order', [
  {
    name: 'cancel_reason',
    control: 'textarea',
    format: 'free-text',
    label: labels.cancel_reason,
    placeholder: placeholders.cancel_reason,
    maxLength: LIMITS.cancelReason,
    required: true,
  },
]);
