import type { FormDefinition } from '@shop/form-definitions';
import type { FieldErrors } from './validate-form.ts';

/** The server's errors by where they are shown. */
export interface SortedErrors {
  readonly fields: FieldErrors;
  /** Messages without a field in this form, shown above it. */
  readonly others: readonly string[];
}

/**
 * Sorts the server's errors by path: `postal_code`, `address.postal_code` and `other.member_number` belong to the field
 * in their last part.
 */
export function sortServerErrors(
  definition: FormDefinition,
  errors: Readonly<Record<string, readonly string[]>>,
): SortedErrors {
  const names = new Set<string>(definition.fields.map(({ name }) => name));
  const fields: Record<string, string> = {};
  const others: string[] = [];
  for (const [path, messages] of Object.entries(errors)) {
    const name = names.has(path) ? path : (path.split('.').at(-1) ?? '');
    const first = messages[0];
    if (first === undefined) continue;
    if (names.has(name)) fields[name] ??= first;
    else others.push(...messages);
  }
  return { fields, others: [...new Set(others)] };
}
