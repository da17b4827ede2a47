import { normaliseField, type FieldDefinition } from '@shop/form-definitions';
import type { JstDay } from '@shop/japanese';
import { type FieldErrors, InvalidInputError } from '../errors/index.ts';
import { fieldProblem } from './field-problem.ts';
import { postalContradiction } from '../postal/postal-contradiction.ts';

/** Values as in an API body: an optional field may be null or absent. */
type Sent<Name extends string> = Partial<Record<Name, string | null>>;

/**
 * Reads a form by its definition: every width is accepted and normalised (F-01), the rules of spec §5 are checked, and
 * postal code, prefecture and city must not contradict (F-06). Empty optional fields become empty texts.
 * @param today the day in Japan, for dates of birth
 * @throws InvalidInputError `input.invalid` with one message for each invalid field
 */
export function readForm<Name extends string>(
  fields: readonly FieldDefinition<Name>[],
  sent: Sent<Name>,
  today: JstDay,
): Record<Name, string> {
  const values = Object.fromEntries(
    fields.map((field) => [field.name, normaliseField(field, sent[field.name] ?? '')]),
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

/**
 * Returns the contradiction among the address fields of a form. They are found by type, not by name, so that no form
 * with an address is missed; `fields` are those that are valid by themselves.
 * @returns the field at fault with its message; null when nothing contradicts, or the form has no address
 */
function placeProblem<Name extends string>(
  fields: readonly FieldDefinition<Name>[],
  values: Readonly<Record<Name, string>>,
): { field: Name; message: string } | null {
  const nameOf = (isWanted: (field: FieldDefinition) => boolean): Name | undefined => fields.find(isWanted)?.name;
  const code = nameOf(({ format }) => format === 'postal-code');
  const prefecture = nameOf(({ autoComplete }) => autoComplete === 'address-level1');
  const city = nameOf(({ autoComplete }) => autoComplete === 'address-level2');
  const address1 = nameOf(({ autoComplete }) => autoComplete === 'address-line1');
  if (code === undefined || prefecture === undefined) return null;
  const valueOf = (name: Name | undefined): string => (name === undefined ? '' : values[name]);
  const found = postalContradiction({
    postalCode: values[code],
    prefecture: values[prefecture],
    city: valueOf(city),
    address1: valueOf(address1),
  });
  if (!found) return null;
  const blamed = { postal_code: code, prefecture, city: city ?? code }[found.field];
  return { field: blamed, message: found.message };
}
