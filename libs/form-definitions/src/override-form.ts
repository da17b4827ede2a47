import type { FieldDefinition, FormDefinition } from './types.ts';

/** What a channel's customer changes in a form (spec §3 "Form field configuration per channel"). */
export interface FormOverride {
  /** Labels, placeholders, hints, limits and the like of single fields. */
  readonly fields?: Readonly<Record<string, Partial<Omit<FieldDefinition, 'name'>>>>;
  /** Fields that this customer does not ask for; only optional ones can be left out. */
  readonly hidden?: readonly string[];
  /**
   * Fields of his own, below the others, on the registration (`register`) and in the checkout (`order_other`): what is typed
   * there travels in `other` of the API and is kept. The browser draws and the server takes those that the channel's setting
   * names (FORM.REGISTER, FORM.ORDER).
   */
  readonly added?: readonly FieldDefinition[];
}

/** Overrides of a customer: form → what changes. */
export type FormOverrides = Readonly<Record<string, FormOverride>>;

/** Names of the forms that take fields of a customer's own. */
const extensible: ReadonlySet<string> = new Set(['register', 'order_other']);

/** The fields of a customer's own that a channel asks for, in the order in which they are defined. */
export function requestedFields(
  override: FormOverride | undefined,
  names: readonly string[],
): readonly FieldDefinition[] {
  return (override?.added ?? []).filter(({ name }) => names.includes(name));
}

/**
 * Lays a customer's changes over a form.
 * @param asked names of the fields of the customer's own that the channel asks for
 * @throws Error when a field is unknown, a required one is hidden without being made optional, or the form keeps no fields of his own
 */
export function overrideForm<Name extends string>(
  definition: FormDefinition<Name>,
  override: FormOverride | undefined,
  asked: readonly string[] = [],
): FormDefinition<Name> {
  if (!override) return definition;
  const known = new Set<string>(definition.fields.map(({ name }) => name));
  for (const name of [...Object.keys(override.fields ?? {}), ...(override.hidden ?? [])]) {
    if (!known.has(name)) throw new Error(`form ${definition.form} has no field ${name}`);
  }
  if (override.added && !extensible.has(definition.form))
    throw new Error(`form ${definition.form} takes no fields of a customer's own: nothing would keep what is typed`);
  const changed = definition.fields.map((field) => ({ ...field, ...override.fields?.[field.name] }));
  const kept = changed.filter((field) => {
    const hidden = override.hidden?.includes(field.name) ?? false;
    if (hidden && field.required)
      throw new Error(`form ${definition.form} cannot hide its required field ${field.name}`);
    return !hidden;
  });
  // Added fields are beyond the names known by type.
  return {
    ...definition,
    fields: [...kept, ...(requestedFields(override, asked) as readonly FieldDefinition<Name>[])],
  };
}
