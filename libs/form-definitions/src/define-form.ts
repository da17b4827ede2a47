import type { FieldDefinition, FormDefinition } from './types.ts';

/** Defines a form of these fields. The names are preserved as types, so that values and errors are typed by them. */
export function defineForm<const Name extends string>(
  form: string,
  fields: readonly FieldDefinition<Name>[],
): FormDefinition<Name> {
  return { form, fields };
}
