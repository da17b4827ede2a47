import type { UserInput } from '@shop/api';
import { registerForm, type FormValuesOf } from '@shop/form-definitions';

export type RegisterValues = FormValuesOf<typeof registerForm>;

/** Additional fields that have a property in the API. */
const placed: ReadonlySet<string> = new Set<keyof UserInput>(['school_key']);

/** Returns the form's values as a request body; additional fields without a property are in `other`. */
export function toUserInput(
  values: RegisterValues,
  proof: { readonly email: string; readonly code: string },
): UserInput {
  const { agreement: _agreement, address2, gender, newsletter, question_ct, ...texts } = values;
  const known = new Set<string>(registerForm.fields.map(({ name }) => name));
  const added = Object.entries(values).filter(([name, text]) => !known.has(name) && text !== '');
  const other = added.filter(([name]) => !placed.has(name));
  return {
    ...pickKnown(texts, known),
    address2: address2 || null,
    email: proof.email,
    email_verify_code: proof.code,
    // The form offers exactly the values of the contract (spec §3 "Option lists").
    ...(gender !== '' && { gender: gender as NonNullable<UserInput['gender']> }),
    newsletter: newsletter as UserInput['newsletter'],
    question_ct: Number(question_ct),
    ...Object.fromEntries(added.filter(([name]) => placed.has(name))),
    ...(other.length > 0 && { other: Object.fromEntries(other) }),
  };
}

function pickKnown<Texts extends Readonly<Record<string, string>>>(texts: Texts, known: ReadonlySet<string>): Texts {
  // Only names beyond the type are dropped.
  return Object.fromEntries(Object.entries(texts).filter(([name]) => known.has(name))) as Texts;
}
