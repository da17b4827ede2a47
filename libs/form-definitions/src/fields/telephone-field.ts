import { formsCopy } from '@shop/copy';
import type { FieldDefinition } from '../types.ts';

type TelephoneName = 'phone_number' | 'cell_phone_number' | 'tel' | 'fax';

const autoComplete: Readonly<Record<TelephoneName, string>> = {
  phone_number: 'tel',
  cell_phone_number: 'mobile tel',
  tel: 'work tel',
  fax: 'fax tel',
};

/** A telephone number, in one field (F-07). */
export function telephoneField<Name extends TelephoneName>(name: Name, required: boolean): FieldDefinition<Name> {
  return {
    name,
    control: 'tel',
    format: 'telephone',
    label: formsCopy.labels[name],
    placeholder: formsCopy.placeholders[name],
    hint: name === 'phone_number' ? formsCopy.hints.phone_number : undefined,
    autoComplete: autoComplete[name],
    inputMode: 'tel',
    width: 'medium',
    required,
  };
}
