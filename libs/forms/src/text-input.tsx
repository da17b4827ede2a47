import type { ReactNode } from 'react';
import type { FieldDefinition } from '@shop/form-definitions';
import { TextField } from '@shop/kit';
import { inputProps, sharedProps } from './field-props.ts';
import { useForm } from './form-context.ts';
import { SoftWarning } from './soft-warning.tsx';
import { useComposition } from './use-composition.ts';

const types = { text: 'text', email: 'email', tel: 'tel' } as const;

/** One line of text. It is not normalised while an input method composes; a name assists its kana field (F-01, F-13). */
export function TextInput({ field, label }: { readonly field: FieldDefinition; readonly label?: ReactNode }) {
  const form = useForm();
  const input = inputProps(form, field);
  const composition = useComposition(form, field);
  return (
    <div data-half={field.half || undefined}>
      <TextField
        {...sharedProps(form, field, label)}
        {...input}
        {...composition}
        type={field.control === 'email' || field.control === 'tel' ? types[field.control] : types.text}
      />
      <SoftWarning field={field} value={input.value} onReplace={(value) => form.setValue(field.name, value)} />
    </div>
  );
}
