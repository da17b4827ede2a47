import type { LabelledValue } from '@shop/api';
import { type FieldDefinition, shownText } from '@shop/form-definitions';

/**
 * Returns values with their labels, in the order of the form, so that an order stays readable; empty ones are left out.
 */
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
