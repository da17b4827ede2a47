import { LIMITS } from '@shop/constants';
import { formsCopy } from '@shop/copy';
import { defineForm } from '../define-form.ts';

const { labels, hints, options } = formsCopy;

/** The values that the first issue of a receipt fixes (L-14): addressee, 様 or 御中, and 但し書き. */
export const receiptForm = defineForm('receipt', [
  {
    name: 'addressee',
    control: 'text',
    format: 'name',
    label: labels.receipt_addressee,
    hint: hints.receipt_addressee,
    autoComplete: 'off',
    maxLength: LIMITS.receiptAddressee,
    required: true,
  },
  {
    name: 'honorific',
    control: 'radio',
    format: 'free-text',
    label: labels.receipt_honorific,
    options: Object.entries(options.receipt_honorific).map(([value, label]) => ({ value, label })),
    initial: 'auto',
    required: true,
  },
  {
    name: 'note',
    control: 'text',
    format: 'name',
    label: labels.receipt_note,
    autoComplete: 'off',
    maxLength: LIMITS.receiptAddressee,
    required: true,
  },
]);
