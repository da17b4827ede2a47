import { carriageFields } from './carriage-fields.ts';
import { paymentFields } from './payment-fields.ts';
import { sellerFields } from './seller-fields.ts';
import { shippingFields } from './shipping-fields.ts';
import { taxFields } from './tax-fields.ts';
import { termsFields } from './terms-fields.ts';
import type { TextFieldContext, TextFields } from './text-field.ts';

/** `{{SELLER.NAME}}`, also with spaces inside the braces. */
const FIELD = /\{\{\s*([A-Za-z][A-Za-z_.]*)\s*\}\}/g;

const fields: TextFields = {
  ...sellerFields,
  ...taxFields,
  ...carriageFields,
  ...paymentFields,
  ...shippingFields,
  ...termsFields,
};

/** The names of all fields that a text may contain. */
export const textFieldNames: readonly string[] = Object.keys(fields);

/** Returns the text with the channel's values for its fields; a name that does not exist remains as typed (decision 100). */
export function fillFields(ctx: TextFieldContext, html: string): string {
  return html.replace(
    FIELD,
    (typed, name: string) => (Object.hasOwn(fields, name) ? fields[name]?.(ctx) : null) ?? typed,
  );
}

/** Returns the names of the fields in a text, each once. */
export function fieldsIn(html: string): string[] {
  return [...new Set([...html.matchAll(FIELD)].map(([, name = '']) => name))];
}

/** Returns the names in a text that are no fields. */
export function unknownFields(html: string): string[] {
  return fieldsIn(html).filter((name) => !Object.hasOwn(fields, name));
}
