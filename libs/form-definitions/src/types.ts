/** The control of a field. A date of birth has three selects. */
export type FieldControl =
  | 'text'
  | 'email'
  | 'tel'
  | 'password'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'birth-date'
  | 'date'
  | 'postal-code'
  | 'school-key';

/** The kind of a text: decides how it is normalised (F-01) and which rule of spec §5 applies. */
export type FieldFormat =
  | 'name'
  | 'kana'
  | 'postal-code'
  | 'telephone'
  | 'email'
  | 'address-line'
  | 'alphanumeric'
  | 'digits'
  | 'decimal'
  | 'birth-date'
  | 'day'
  | 'free-text'
  | 'secret';

export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** The messages of a key's look-up; `{name}` is replaced by its owner. */
export interface KeyTexts {
  readonly check: string;
  readonly checking: string;
  readonly found: string;
  readonly failed: string;
  readonly unknown: string;
}

/** A field of a form: plain data, used by the screens and the server. */
export interface FieldDefinition<Name extends string = string> {
  /** The name of the value, as in the API, so that the server's errors match their field. */
  readonly name: Name;
  readonly control: FieldControl;
  readonly format: FieldFormat;
  readonly label: string;
  readonly required: boolean;
  readonly placeholder?: string;
  readonly hint?: string;
  /** The token of the autocomplete attribute (F-08); absent if there is none, as for kana. */
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric' | 'decimal' | 'tel' | 'email' | 'text';
  /** The limits of the length, in code points (F-03). */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** For a decimal: the digits after the point, and the limits, both included. */
  readonly decimals?: number;
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly FieldOption[];
  /** The messages of a key that is looked up. */
  readonly keyTexts?: KeyTexts;
  /** The initial value; empty by default. */
  readonly initial?: string;
  /** The width, according to the content (F-12). */
  readonly width?: 'short' | 'medium' | 'full';
  /** Whether it shares a row with a half-width neighbour. */
  readonly half?: boolean;
  /** For a day: the field whose day it must not precede (spec §5 min_date). */
  readonly notBefore?: string;
  /** Fields of which one, or this one, is required (spec §5 required_without_all). */
  readonly requiredWithout?: readonly { readonly name: string; readonly label: string }[];
  /** The field whose kana it has: it is filled in while it is unchanged (F-13). */
  readonly kanaOf?: string;
}

/** A form: its name and its fields in the order of the screen. */
export interface FormDefinition<Name extends string = string> {
  readonly form: string;
  readonly fields: readonly FieldDefinition<Name>[];
}

/** The names of a form's fields. */
export type FieldNameOf<Definition> = Definition extends FormDefinition<infer Name> ? Name : never;

/** The values of a form as typed: texts; a checked checkbox is `'1'`, an unchecked one `''`. */
export type FormValuesOf<Definition> = { [Name in FieldNameOf<Definition>]: string };
