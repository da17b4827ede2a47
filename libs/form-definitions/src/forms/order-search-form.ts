import { LIMITS } from '@shop/constants';
import { formsCopy } from '@shop/copy';
import { defineForm } from '../define-form.ts';

const { labels, placeholders, hints } = formsCopy;

/** The filters of the order list: number and period. */
export const orderSearchForm = defineForm('order_search', [
  {
    name: 'order_no',
    control: 'text',
    format: 'free-text',
    label: labels.order_no,
    placeholder: placeholders.order_no,
    hint: hints.order_no,
    maxLength: LIMITS.orderNo,
    required: false,
    width: 'medium',
  },
  {
    name: 'from',
    control: 'date',
    format: 'day',
    label: labels.ordered_from,
    required: false,
    width: 'medium',
    half: true,
  },
  {
    name: 'to',
    control: 'date',
    format: 'day',
    label: labels.ordered_to,
    required: false,
    width: 'medium',
    half: true,
    notBefore: 'from',
  },
]);
