import { overrideForm, type FormDefinition } from '@shop/form-definitions';
import { useFormOverrides } from './overrides/index.ts';

/** A form's definition as this channel's customer wants it. */
export function useFormDefinition<Name extends string>(definition: FormDefinition<Name>): FormDefinition<Name> {
  return overrideForm(definition, useFormOverrides()[definition.form]);
}
