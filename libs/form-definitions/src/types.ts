/** How a field is shown. A date of birth is three selects. */
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

/** What the text must be. Decides how it is normalised (F-01) and which rule of spec §5 holds it. */
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

/** What is said while a key is looked up; `{name}` stands for whom it belongs to. */
export interface KeyWords {
  readonly check: string;
  readonly checking: string;
  readonly found: string;
  readonly failed: string;
  readonly unknown: string;
}

/** One field of a form: pure data, read by the screens and by the server alike. */
export interface FieldDefinition<Name extends string = string> {
  /** Name of the value, the same as in the API, so that the server's errors find their field. */
  readonly name: Name;
  readonly control: FieldControl;
  readonly format: FieldFormat;
  readonly label: string;
  readonly required: boolean;
  readonly placeholder?: string;
  readonly hint?: string;
  /** Token of the autocomplete attribute (F-08); absent where none exists, as for kana. */
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric' | 'decimal' | 'tel' | 'email' | 'text';
  /** In code points (F-03). */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Of a decimal: digits after the point, and the bounds, both included. */
  readonly decimals?: number;
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly FieldOption[];
  /** Of a key that is looked up: what is said about it. */
  readonly keyWords?: KeyWords;
  /** Value before anything is typed; empty unless told. */
  readonly initial?: string;
  /** Width that fits the content (F-12). */
  readonly width?: 'short' | 'medium' | 'full';
  /** Stands beside its neighbour that is a half too. */
  readonly half?: boolean;
  /** Of a day: not before the day in which field (spec §5 min_date). */
  readonly notBefore?: string;
  /** Not needed itself, but one of these or this (spec §5 required_without_all). */
  readonly requiredWithout?: readonly { readonly name: string; readonly label: string }[];
  /** The kana of which field: assists while it is untouched (F-13). */
  readonly kanaOf?: string;
}

/** A form: its name and its fields in the order of the screen. */
export interface FormDefinition<Name extends string = string> {
  readonly form: string;
  readonly fields: readonly FieldDefinition<Name>[];
}

/** The names of a form's fields. */
export type FieldNameOf<Definition> = Definition extends FormDefinition<infer Name> ? Name : never;

/** The values of a form as typed: texts; a ticked check box is `'1'`, an open one `''`. */
export type FormValuesOf<Definition> = { [Name in FieldNameOf<Definition>]: string };
