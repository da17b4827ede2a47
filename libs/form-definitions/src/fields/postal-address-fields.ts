import { LIMITS, PREFECTURES } from '@shop/constants';
import { formsCopy } from '@shop/copy';
import type { FieldDefinition } from '../types.ts';

const { labels, placeholders, hints } = formsCopy;

/** Postal code, prefecture, city, street with number, building (F-05, F-06, F-08). */
export const postalAddressFields: readonly FieldDefinition<
  'postal_code' | 'prefecture' | 'city' | 'address1' | 'address2'
>[] = [
  {
    name: 'postal_code',
    control: 'postal-code',
    format: 'postal-code',
    label: labels.postal_code,
    placeholder: placeholders.postal_code,
    hint: hints.postal_code,
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    width: 'medium',
    required: true,
  },
  {
    name: 'prefecture',
    control: 'select',
    format: 'free-text',
    label: labels.prefecture,
    placeholder: placeholders.prefecture,
    autoComplete: 'address-level1',
    options: PREFECTURES.map((name) => ({ value: name, label: name })),
    width: 'short',
    required: true,
  },
  {
    name: 'city',
    control: 'text',
    format: 'address-line',
    label: labels.city,
    placeholder: placeholders.city,
    autoComplete: 'address-level2',
    maxLength: LIMITS.city,
    required: true,
  },
  {
    name: 'address1',
    control: 'text',
    format: 'address-line',
    label: labels.address1,
    placeholder: placeholders.address1,
    hint: hints.address1,
    autoComplete: 'address-line1',
    maxLength: LIMITS.address1,
    required: true,
  },
  {
    name: 'address2',
    control: 'text',
    format: 'address-line',
    label: labels.address2,
    placeholder: placeholders.address2,
    autoComplete: 'address-line2',
    maxLength: LIMITS.address2,
    required: false,
  },
];
