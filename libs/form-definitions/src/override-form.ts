import type { FieldDefinition, FormDefinition } from './types.ts';

/** What a channel's customer changes in a form (spec §3 "Form field configuration per channel"). */
export interface FormOverride {
  /** Labels, placeholders, hints, limits and the like of single fields. */
  readonly fields?: Readonly<Record<string, Partial<Omit<FieldDefinition, 'name'>>>>;
  /** Fields that this customer does not ask for; only optional ones can be left out. */
  readonly hidden?: readonly string[];
  /** Further fields, below the others; they travel in `other` of the API. */
  readonly added?: readonly FieldDefinition[];
}

/** Overrides of a customer: form → what changes. */
export type FormOverrides = Readonly<Record<string, FormOverride>>;

/**
 * Lays a customer's changes over a form.
 * @throws Error when a field is unknown, or a required one is hidden without being made optional
 */
export function overrideForm<Name extends string>(
  definition: FormDefinition<Name>,
  override: FormOverride | undefined,
): FormDefinition<Name> {
  if (!override) return definition;
  const known = new Set<string>(definition.fields.map(({ name }) => name));
  for (const name of [...Object.keys(override.fields ?? {}), ...(override.hidden ?? [])]) {
    if (!known.has(name)) throw new Error(`form ${definition.form} has no field ${name}`);
  }
  const changed = definition.fields.map((field) => ({ ...field, ...override.fields?.[field.name] }));
  const kept = changed.filter((field) => {
    const hidden = override.hidden?.includes(field.name) ?? false;
    if (hidden && field.required)
      throw new Error(`form ${definition.form} cannot hide its required field ${field.name}`);
    return !hidden;
  });
  // Added fields are beyond the names known by type; they are read through `addedFieldNames`.
  return { ...definition, fields: [...kept, ...((override.added ?? []) as readonly FieldDefinition<Name>[])] };
}

/** Names of the fields that a customer added. */
export function addedFieldNames(override: FormOverride | undefined): readonly string[] {
  return (override?.added ?? []).map(({ name }) => name);
}
