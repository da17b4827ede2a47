import { useMemo } from 'react';
import { requestedFields, shownText, withWords, type FieldDefinition } from '@shop/form-definitions';
import { useFormOverrides, useFormWords } from '@shop/forms/overrides';
import type { OtherValue } from '@shop/theming';
import { useShopFrame } from '../frame-data/frame-context.tsx';

/** What the channel's customer asks in the checkout besides; empty where nothing is asked. */
export function useOtherFields(): readonly FieldDefinition[] {
  const { FORM } = useShopFrame().settings;
  const own = useFormOverrides().order_other;
  const words = useFormWords().order_other;
  return useMemo(() => withWords(requestedFields(own, FORM.ORDER), words), [own, FORM.ORDER, words]);
}

/** What was typed into these fields, in their order; empty ones are left out. */
export function otherValues(fields: readonly FieldDefinition[], typed: Readonly<Record<string, string>>): OtherValue[] {
  return fields.flatMap((field) => {
    const { name, label } = field;
    const value = shownText(field, typed[name] ?? '');
    return value ? [{ name, label, value }] : [];
  });
}
