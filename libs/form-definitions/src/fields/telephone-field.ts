import { formsCopy } from '@shop/copy';
import type { FieldDefinition } from '../types.ts';

type TelephoneName = 'phone_number' | 'cell_phone_number' | 'tel' | 'fax';

/** One telephone number in one field (F-07). */
export function telephoneField<Name extends TelephoneName>(name: Name, required: boolean): FieldDefinition<Name> {
  const isFirst = name === 'phone_number';
  return {
    name,
    control: 'tel',
    format: 'telephone',
    label: formsCopy.labels[name],
    placeholder: isFirst ? formsCopy.placeholders.phone_number : undefined,
    hint: isFirst ? formsCopy.hints.phone_number : undefined,
    autoComplete: isFirst ? 'tel' : undefined,
    inputMode: 'tel',
    width: 'medium',
    required,
  };
}
