import type { FieldDefinition } from './types.ts';

/** The label and placeholder of a field in a channel (setting FORM.FIELDS). */
export interface FieldWords {
  readonly label?: string;
  readonly placeholder?: string;
}

/** The labels and placeholders of a form, by field. */
export type FormWords = Readonly<Record<string, FieldWords>>;

/** The labels and placeholders of a channel, by form and field (spec §3 "Form field configuration per channel"). */
export type ChannelFormWords = Readonly<Record<string, FormWords>>;

/** Applies the labels and placeholders of a channel to fields. Names that the form does not have are ignored. */
export function withWords<Field extends Pick<FieldDefinition, 'name'>>(
  fields: readonly Field[],
  words: FormWords | undefined,
): readonly Field[] {
  return words ? fields.map((field) => ({ ...field, ...words[field.name] })) : fields;
}
