import { LIMITS } from '@shop/constants';
import { formsCopy } from '@shop/copy';
import { defineForm } from '../define-form.ts';

const { labels, placeholders } = formsCopy;

/** What somebody wishes for who cannot buy a product now; the wish counts without words too. */
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
