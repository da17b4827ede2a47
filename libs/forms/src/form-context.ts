import { createContext, use } from 'react';
import type { FieldDefinition } from '@shop/form-definitions';
import type { FormValues, PostalPlace } from './types.ts';

/** What fields and buttons inside a form know of it. */
export interface FormHandle {
  readonly idOf: (name: string) => string;
  readonly fields: readonly FieldDefinition[];
  readonly values: FormValues;
  /** The values of now, for an answer that comes later than the typing. */
  readonly latestValues: () => FormValues;
  /** The message to show; none before the field was left or the form sent. */
  readonly errorOf: (name: string) => string | undefined;
  readonly isValid: (name: string) => boolean;
  readonly isDirty: (name: string) => boolean;
  readonly setValue: (name: string, value: string) => void;
  readonly setValues: (values: FormValues) => void;
  /** Back to the values of the beginning. */
  readonly reset: () => void;
  /** The field was left: normalise and judge it. */
  readonly leave: (name: string) => void;
  readonly isSubmitting: boolean;
  /** Put before the autocomplete tokens: `section-2 shipping` (F-08). */
  readonly section: string | undefined;
  /** The places of the postal code that the form holds, once they were looked up. */
  readonly postalPlaces: readonly PostalPlace[] | undefined;
  readonly lookUpPostalCode: ((code: string) => Promise<readonly PostalPlace[]>) | undefined;
  /** The name of the school that has a key, or null when none has it. */
  readonly checkSchoolKey: ((key: string) => Promise<string | null>) | undefined;
  /** Today in Japan, `YYYY-MM-DD`. */
  readonly today: string;
}

export const FormContext = createContext<FormHandle | null>(null);

/** The form around a field. @throws Error outside a form */
export function useForm(): FormHandle {
  const form = use(FormContext);
  if (!form) throw new Error('a form field stands outside <ShopForm>');
  return form;
}
