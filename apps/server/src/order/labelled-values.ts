import type { LabelledValue } from '@shop/api';
import type { FieldDefinition } from '@shop/form-definitions';

/** Values with the labels they were typed under, in the order of the form, so that an order can be read for ever; empty ones are left out. */
export function labelledValues(
  fields: readonly FieldDefinition[],
  values: Readonly<Record<string, string>>,
): LabelledValue[] {
  return fields.flatMap(({ name, label }) => {
    const value = values[name];
    return value ? [{ name, label, value }] : [];
  });
}
