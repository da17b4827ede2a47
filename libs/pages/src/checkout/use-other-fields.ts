import { useMemo } from 'react';
import { requestedFields, shownText, withTexts, type FieldDefinition } from '@shop/form-definitions';
import { useFormOverrides, useFormTexts } from '@shop/forms/overrides';
import type { OtherValue } from '@shop/theming';
import { useShopFrame } from '../frame-data/frame-context.tsx';

/** Returns the additional checkout fields of the channel's customer. */
export function useOtherFields(): readonly FieldDefinition[] {
  const { FORM } = useShopFrame().settings;
  const own = useFormOverrides().order_other;
  const texts = useFormTexts().order_other;
  return useMemo(() => withTexts(requestedFields(own, FORM.ORDER), texts), [own, FORM.ORDER, texts]);
}

/** Returns the typed values of these fields, in order and without empty ones. */
export function otherValues(fields: readonly FieldDefinition[], typed: Readonly<Record<string, string>>): OtherValue[] {
  return fields.flatMap((field) => {
    const { name, label } = field;
    const value = shownText(field, typed[name] ?? '');
    return value ? [{ name, label, value }] : [];
  });
}
