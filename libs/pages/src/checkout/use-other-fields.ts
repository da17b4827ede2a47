import { orderOtherForm, overrideForm, type FieldDefinition } from '@shop/form-definitions';
import { useFormOverrides } from '@shop/forms/overrides';
import type { OtherValue } from '@shop/theming';

/** What the channel's customer asks in the checkout besides; empty where nothing is asked. */
export function useOtherFields(): readonly FieldDefinition[] {
  return overrideForm<string>(orderOtherForm, useFormOverrides()[orderOtherForm.form]).fields;
}

/** What was typed into these fields, in their order; empty ones are left out. */
export function otherValues(fields: readonly FieldDefinition[], typed: Readonly<Record<string, string>>): OtherValue[] {
  return fields.flatMap(({ name, label }) => {
    const value = typed[name];
    return value ? [{ name, label, value }] : [];
  });
}
