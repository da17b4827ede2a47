import type { FieldDefinition } from '@shop/form-definitions';
import type { JstDay } from '@shop/japanese';
import { type FieldErrors, InvalidInputError } from '../errors/index.ts';
import { fieldProblem } from './field-problem.ts';
import { normalisers } from './normalisers.ts';
import { placeProblem } from './place-problem.ts';

/** Values as an API body holds them: an optional field may be null or absent. */
type Sent<Name extends string> = Partial<Record<Name, string | null>>;

/**
 * Reads what was sent by the definition of the form it was typed into: every width is accepted and normalised (F-01), the
 * rules of spec §5 hold it, and postal code, prefecture and city may not contradict (F-06). Optional fields that are empty come
 * back as empty texts.
 * @param today the day in Japan, for dates of birth.
 * @throws InvalidInputError `input.invalid` with one message for each field that is wrong.
 */
export function readForm<Name extends string>(
  fields: readonly FieldDefinition<Name>[],
  sent: Sent<Name>,
  today: JstDay,
): Record<Name, string> {
  const values = Object.fromEntries(
    fields.map((field) => [field.name, normalisers[field.format](sent[field.name] ?? '')]),
  ) as Record<Name, string>;
  const errors: FieldErrors = {};
  for (const field of fields) {
    const problem = fieldProblem(field, values[field.name], today);
    if (problem) errors[field.name] = [problem];
  }
  const fine = fields.filter(({ name }) => errors[name] === undefined);
  const contradiction = placeProblem(fine, values);
  if (contradiction) errors[contradiction.field] = [contradiction.message];
  if (Object.keys(errors).length > 0)
    throw new InvalidInputError('input.invalid', '入力内容をご確認ください。', { errors });
  return values;
}
