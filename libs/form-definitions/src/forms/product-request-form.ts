import { LIMITS } from '@shop/constants';
import { formsCopy } from '@shop/copy';
import { defineForm } from '../define-form.ts';

const { labels, placeholders } = formsCopy;

/** A request for an unavailable product, with an optional message. */
export const productRequestForm = defineForm('product_request', [
  {
    name: 'note',
    control: 'textarea',
    format: 'free-text',
    label: labels.request_note,
    placeholder: placeholders.request_note,
    maxLength: LIMITS.requestNote,
    required: false,
  },
]);
