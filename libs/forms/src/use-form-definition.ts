import { overrideForm, withWords, type FormDefinition } from '@shop/form-definitions';
import { useFormOverrides, useFormWords } from './overrides/index.ts';

/**
 * A form's definition as this channel's customer wants it, with the labels and placeholders of the channel. `asked` names the
 * fields of the customer's own that the channel asks for.
 */
export function useFormDefinition<Name extends string>(
  definition: FormDefinition<Name>,
  asked?: readonly string[],
): FormDefinition<Name> {
  const words = useFormWords()[definition.form];
  const changed = overrideForm(definition, useFormOverrides()[definition.form], asked);
  return words ? { ...changed, fields: withWords(changed.fields, words) } : changed;
}
