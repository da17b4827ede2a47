import { createContext, use, type ReactNode } from 'react';
import { overrideForm, type FormDefinition, type FormOverrides } from '@shop/form-definitions';

const none: FormOverrides = {};
const FormOverridesContext = createContext<FormOverrides>(none);

/** Gives the forms below it what the channel's customer changes in them (spec §3). */
export function FormOverridesProvider({ overrides, children }: { readonly overrides: FormOverrides; readonly children: ReactNode }) {
  return <FormOverridesContext value={overrides}>{children}</FormOverridesContext>;
}

/** A form's definition as this channel's customer wants it. */
export function useFormDefinition<Name extends string>(definition: FormDefinition<Name>): FormDefinition<Name> {
  return overrideForm(definition, use(FormOverridesContext)[definition.form]);
}
