import { normaliseField, type FormDefinition } from '@shop/form-definitions';
import type { FormValues } from './types.ts';

/** Normalises all values of a form before it is sent. */
export function normaliseForm<Values extends FormValues>(definition: FormDefinition, values: Values): Values {
  const changed = definition.fields.map((field) => [field.name, normaliseField(field, values[field.name] ?? '')]);
  return { ...values, ...Object.fromEntries(changed) };
}
