import type { ReactNode } from 'react';
import type { FieldDefinition } from '@shop/form-definitions';
import type { FormHandle } from './form-context.ts';

/** Returns the props that every kit field has in a form. */
export function sharedProps(form: FormHandle, field: FieldDefinition, label?: ReactNode) {
  const { name } = field;
  return {
    id: form.idOf(name),
    label: label ?? field.label,
    required: field.required,
    hint: field.hint,
    error: form.errorOf(name),
    isValid: form.isValid(name),
    isDirty: form.isDirty(name),
    width: field.width,
  };
}

/** Returns the props of a text control. */
export function inputProps(form: FormHandle, field: FieldDefinition) {
  const { name, autoComplete, placeholder, inputMode } = field;
  return {
    name,
    placeholder,
    inputMode,
    autoComplete: autoComplete && [form.section, autoComplete].filter(Boolean).join(' '),
    value: form.values[name] ?? '',
    onChange: (event: { readonly target: { readonly value: string } }) => form.setValue(name, event.target.value),
    onBlur: () => form.leave(name),
  };
}
