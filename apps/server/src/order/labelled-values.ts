import type { LabelledValue } from '@shop/api';
import { type FieldDefinition, shownText } from '@shop/form-definitions';

/** Values with the labels they were typed under, in the order of the form, so that an order can be read for ever; empty ones are left out. */
export function labelledValues(
  fields: readonly FieldDefinition[],
  values: Readonly<Record<string, string>>,
): LabelledValue[] {
  return fields.flatMap((field) => {
    const { name, label } = field;
    const value = shownText(field, values[name] ?? '');
    return value ? [{ name, label, value }] : [];
  });
}
