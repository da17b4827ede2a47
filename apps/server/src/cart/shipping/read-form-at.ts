import type { FieldDefinition } from '@shop/form-definitions';
import { InvalidInputError } from '../../errors/index.ts';
import { readForm } from '../../form/read-form.ts';

/** Reads a form that lies inside the input: its messages are keyed by the whole path. @throws InvalidInputError */
export function readFormAt<Name extends string>(
  path: string,
  fields: readonly FieldDefinition<Name>[],
  sent: Partial<Record<Name, string | null>>,
  today: string,
): Record<Name, string> {
  try {
    return readForm(fields, sent, today);
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    const entries = Object.entries(error.errors ?? {}).map(([field, messages]) => [`${path}.${field}`, messages] as const);
    throw new InvalidInputError(error.code, error.message, { errors: Object.fromEntries(entries) });
  }
}
