import type { FieldDefinition } from './types.ts';

/** The label and placeholder of a field in a channel (setting FORM.FIELDS). */
export interface FieldTexts {
  readonly label?: string;
  readonly placeholder?: string;
}

/** The labels and placeholders of a form, by field. */
export type FormTexts = Readonly<Record<string, FieldTexts>>;

/** The labels and placeholders of a channel, by form and field (spec §3 "Form field configuration per channel"). */
export type ChannelFormTexts = Readonly<Record<string, FormTexts>>;

/** Applies the labels and placeholders of a channel to fields. Names that the form does not have are ignored. */
export function withTexts<Field extends Pick<FieldDefinition, 'name'>>(
  fields: readonly Field[],
  texts: FormTexts | undefined,
): readonly Field[] {
  return texts ? fields.map((field) => ({ ...field, ...texts[field.name] })) : fields;
}
