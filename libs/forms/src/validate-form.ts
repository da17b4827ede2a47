import type { FormDefinition } from '@shop/form-definitions';
import { ValidationError, object } from 'yup';
import { fieldSchema } from './field-rules.ts';
import { normaliseForm } from './normalise-form.ts';
import type { RuleMessages } from './rules.ts';
import type { FormValues } from './types.ts';

/** One Japanese message per field, absent if it is valid. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/**
 * Returns the validation of a form. Values are normalised first, so that widths cause no errors (F-01). `today` is the
 * day in Japan.
 */
export function validatorOf(
  definition: FormDefinition,
  t: RuleMessages,
  today: string,
): (values: FormValues) => FieldErrors {
  const schema = object(
    Object.fromEntries(definition.fields.map((field) => [field.name, fieldSchema(field, t, today)])),
  );
  return (values) => {
    try {
      schema.validateSync(normaliseForm(definition, values), { abortEarly: false });
      return {};
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return firstMessages(error);
    }
  };
}

function firstMessages(error: ValidationError): FieldErrors {
  const messages: Record<string, string> = {};
  for (const { path, message } of error.inner) if (path !== undefined) messages[path] ??= message;
  return messages;
}
