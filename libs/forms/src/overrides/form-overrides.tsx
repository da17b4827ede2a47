import type { FormOverrides } from '@shop/form-definitions';
import { createContext, use, type ReactNode } from 'react';

const none: FormOverrides = {};
const FormOverridesContext = createContext<FormOverrides>(none);

/** Provides the customer's changes of forms (spec §3). */
export function FormOverridesProvider({
  overrides,
  children,
}: {
  readonly overrides: FormOverrides;
  readonly children: ReactNode;
}) {
  return <FormOverridesContext value={overrides}>{children}</FormOverridesContext>;
}

/** Returns the customer's changes by form. */
export function useFormOverrides(): FormOverrides {
  return use(FormOverridesContext);
}
