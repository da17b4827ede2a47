/** The values of a form as typed: texts; a checked checkbox is `'1'`, an unchecked one `''`. */
export type FormValues = Readonly<Record<string, string>>;

/**
 * The outcome of a submission: errors in Japanese by field name, and a `message` for the whole form. Values that a
 * following screen has yet to send remain as a draft.
 */
export type SubmitOutcome =
  | { readonly ok: true; readonly keepsDraft?: boolean }
  | {
      readonly ok: false;
      readonly message: string | null;
      readonly errors: Readonly<Record<string, readonly string[]>>;
    };

/** A place of a postal code; `town` is empty if the code covers a whole city (F-06). */
export interface PostalPlace {
  readonly prefecture: string;
  readonly city: string;
  readonly town: string;
}
