import { overrideForm, type FormDefinition } from '@shop/form-definitions';
import { useFormOverrides } from './overrides/index.ts';

/** A form's definition as this channel's customer wants it; `asked` names the fields of his own that the channel asks for. */
export function useFormDefinition<Name extends string>(
  definition: FormDefinition<Name>,
  asked?: readonly string[],
): FormDefinition<Name> {
  return overrideForm(definition, useFormOverrides()[definition.form], asked);
}
