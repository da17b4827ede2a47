/** Values of a form as typed: texts; a ticked check box is `'1'`, an open one `''`. */
export type FormValues = Readonly<Record<string, string>>;

/**
 * What became of a submission. Errors are Japanese, by field name; `message` is for the form as a whole. What was taken
 * but is yet to be sent, from a screen that follows, keeps its draft.
 */
export type SubmitOutcome =
  | { readonly ok: true; readonly keepsDraft?: boolean }
  | {
      readonly ok: false;
      readonly message: string | null;
      readonly errors: Readonly<Record<string, readonly string[]>>;
    };

/** A place that a postal code stands for; `town` is empty when the code covers a whole city (F-06). */
export interface PostalPlace {
  readonly prefecture: string;
  readonly city: string;
  readonly town: string;
}
