import { overrideForm, withTexts, type FormDefinition } from '@shop/form-definitions';
import { useFormOverrides, useFormTexts } from './overrides/index.ts';

/**
 * Returns a form's definition with the changes of the channel's customer, labels and placeholders. `asked` names the
 * customer's additional fields that the channel uses.
 */
export function useFormDefinition<Name extends string>(
  definition: FormDefinition<Name>,
  requested?: readonly string[],
): FormDefinition<Name> {
  const texts = useFormTexts()[definition.form];
  const changed = overrideForm(definition, useFormOverrides()[definition.form], requested);
  return texts ? { ...changed, fields: withTexts(changed.fields, texts) } : changed;
}
