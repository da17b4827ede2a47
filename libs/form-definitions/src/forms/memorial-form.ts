import { LIMITS } from '@shop/constants';
import { formsCopy, memorialCopy } from '@shop/copy';
import { defineForm } from '../define-form.ts';

const { fields: labels, divisions } = memorialCopy;

/** The earliest reminder, in days before a memorial day. */
const CALL_MAX = 30;

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** A memorial day with a mail reminder; `call` is `none` without one. The server validates day and month together. */
export const memorialForm = defineForm('memorial', [
  {
    name: 'target_user_name',
    control: 'text',
    format: 'name',
    label: labels.target_user_name,
    autoComplete: 'off',
    maxLength: LIMITS.name,
    width: 'medium',
    required: true,
  },
  {
    name: 'division_ct',
    control: 'radio',
    format: 'free-text',
    label: labels.division_ct,
    options: Object.entries(divisions).map(([value, label]) => ({ value, label })),
    initial: '1',
    required: true,
  },
  {
    name: 'name',
    control: 'text',
    format: 'name',
    label: labels.name,
    hint: memorialCopy.nameHint,
    autoComplete: 'off',
    maxLength: LIMITS.name,
    width: 'medium',
    required: true,
  },
  {
    name: 'month',
    control: 'select',
    format: 'digits',
    label: labels.month,
    placeholder: formsCopy.placeholders.select,
    options: numbers(1, 12).map((month) => ({ value: String(month), label: memorialCopy.monthOption(month) })),
    width: 'short',
    required: true,
  },
  {
    name: 'date',
    control: 'select',
    format: 'digits',
    label: labels.date,
    hint: memorialCopy.leapHint,
    placeholder: formsCopy.placeholders.select,
    options: numbers(1, 31).map((date) => ({ value: String(date), label: memorialCopy.dateOption(date) })),
    width: 'short',
    required: true,
  },
  {
    name: 'call',
    control: 'select',
    format: 'free-text',
    label: labels.call,
    options: [
      { value: 'none', label: memorialCopy.callOption(null) },
      ...numbers(0, CALL_MAX).map((days) => ({ value: String(days), label: memorialCopy.callOption(days) })),
    ],
    initial: '7',
    width: 'medium',
    required: true,
  },
]);
