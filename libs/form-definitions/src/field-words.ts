import type { FieldDefinition } from './types.ts';

/** Label and placeholder of one field in a channel (setting FORM.FIELDS). */
export interface FieldWords {
  readonly label?: string;
  readonly placeholder?: string;
}

/** Of a form: field → words. */
export type FormWords = Readonly<Record<string, FieldWords>>;

/** Of a channel: form → field → words (spec §3 "Form field configuration per channel"). */
export type ChannelFormWords = Readonly<Record<string, FormWords>>;

/** Gives fields the labels and placeholders of a channel. Names that the form does not have are ignored. */
export function withWords<Field extends Pick<FieldDefinition, 'name'>>(
  fields: readonly Field[],
  words: FormWords | undefined,
): readonly Field[] {
  return words ? fields.map((field) => ({ ...field, ...words[field.name] })) : fields;
}
