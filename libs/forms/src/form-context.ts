import { createContext, use } from 'react';
import type { FieldDefinition } from '@shop/form-definitions';
import type { FormValues, PostalPlace } from './types.ts';

/** The context of fields and buttons inside a form. */
export interface FormHandle {
  readonly idOf: (name: string) => string;
  readonly fields: readonly FieldDefinition[];
  readonly values: FormValues;
  /** Returns the current values, for a response that arrives later. */
  readonly latestValues: () => FormValues;
  /** Returns the message to show; none before the field was left or the form sent. */
  readonly errorOf: (name: string) => string | undefined;
  readonly isValid: (name: string) => boolean;
  readonly isDirty: (name: string) => boolean;
  readonly setValue: (name: string, value: string) => void;
  readonly setValues: (values: FormValues) => void;
  /** Restores the initial values. */
  readonly reset: () => void;
  /** Called when the field loses focus: normalises and validates it. */
  readonly leave: (name: string) => void;
  readonly isSubmitting: boolean;
  /** The prefix of the autocomplete tokens: `section-2 shipping` (F-08). */
  readonly section: string | undefined;
  /** The places of the form's postal code, after a look-up. */
  readonly postalPlaces: readonly PostalPlace[] | undefined;
  readonly lookUpPostalCode: ((code: string) => Promise<readonly PostalPlace[]>) | undefined;
  /** Returns the name of the school of a key, or null if there is none. */
  readonly checkSchoolKey: ((key: string) => Promise<string | null>) | undefined;
  /** Today in Japan, `YYYY-MM-DD`. */
  readonly today: string;
}

export const FormContext = createContext<FormHandle | null>(null);

/** Returns the form around a field. @throws Error outside a form */
export function useForm(): FormHandle {
  const form = use(FormContext);
  if (!form) throw new Error('a form field stands outside <ShopForm>');
  return form;
}
