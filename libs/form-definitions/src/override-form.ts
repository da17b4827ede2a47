import type { FieldDefinition, FormDefinition } from './types.ts';

/** The changes of a channel's customer to a form (spec §3 "Form field configuration per channel"). */
export interface FormOverride {
  /** Changes to single fields: labels, placeholders, hints, limits. */
  readonly fields?: Readonly<Record<string, Partial<Omit<FieldDefinition, 'name'>>>>;
  /** Fields that this customer does not use; only optional ones can be left out. */
  readonly hidden?: readonly string[];
  /**
   * Additional fields, below the others, in registration (`register`) and checkout (`order_other`): their values are
   * sent in `other` of the API and stored. Only those in the channel's settings are used (FORM.REGISTER, FORM.ORDER).
   */
  readonly added?: readonly FieldDefinition[];
}

/** The overrides of a customer: form → changes. */
export type FormOverrides = Readonly<Record<string, FormOverride>>;

/** The names of the forms that can have additional fields of a customer. */
const extensible: ReadonlySet<string> = new Set(['register', 'order_other']);

/** Returns the customer's additional fields that a channel uses, in the order of their definition. */
export function requestedFields(
  override: FormOverride | undefined,
  names: readonly string[],
): readonly FieldDefinition[] {
  return (override?.added ?? []).filter(({ name }) => names.includes(name));
}

/**
 * Applies a customer's changes to a form.
 * @param requested names of the customer's additional fields that the channel uses
 * @throws Error when a field is unknown, a hidden field is required, or the form cannot have additional fields
 */
export function overrideForm<Name extends string>(
  definition: FormDefinition<Name>,
  override: FormOverride | undefined,
  requested: readonly string[] = [],
): FormDefinition<Name> {
  if (!override) return definition;
  const known = new Set<string>(definition.fields.map(({ name }) => name));
  for (const name of [...Object.keys(override.fields ?? {}), ...(override.hidden ?? [])]) {
    if (!known.has(name)) throw new Error(`form ${definition.form} has no field ${name}`);
  }
  if (override.added && !extensible.has(definition.form))
    throw new Error(`form ${definition.form} takes no fields of a customer's own: nothing would keep what is typed`);
  const changed = definition.fields.map((field) => ({ ...field, ...override.fields?.[field.name] }));
  const applicable = changed.filter((field) => {
    const hidden = override.hidden?.includes(field.name) ?? false;
    if (hidden && field.required)
      throw new Error(`form ${definition.form} cannot hide its required field ${field.name}`);
    return !hidden;
  });
  // The types do not include the names of additional fields.
  return {
    ...definition,
    fields: [...applicable, ...(requestedFields(override, requested) as readonly FieldDefinition<Name>[])],
  };
}
