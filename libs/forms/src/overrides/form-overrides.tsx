import type { FormOverrides } from '@shop/form-definitions';
import { createContext, use, type ReactNode } from 'react';

const none: FormOverrides = {};
const FormOverridesContext = createContext<FormOverrides>(none);

/** Gives the forms below it what the channel's customer changes in them (spec §3). */
export function FormOverridesProvider({
  overrides,
  children,
}: {
  readonly overrides: FormOverrides;
  readonly children: ReactNode;
}) {
  return <FormOverridesContext value={overrides}>{children}</FormOverridesContext>;
}

/** What the channel's customer changes, by form. */
export function useFormOverrides(): FormOverrides {
  return use(FormOverridesContext);
}
