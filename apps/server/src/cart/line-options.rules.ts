import { measurementFields } from '@shop/form-definitions';
import type { JstDay } from '@shop/japanese';
import { InvalidInputError } from '../errors/index.ts';
import { readForm } from '../form/read-form.ts';
import type { ProductFacts } from './quote/product-facts.ts';

/**
 * What is given with a product: who will wear it and the measurements it asks for, in centimetres; nothing with all other goods.
 * @throws InvalidInputError `input.invalid` by field
 */
export function readLineOptions(
  { measurements }: Pick<ProductFacts, 'measurements'>,
  given: Readonly<Record<string, string>>,
  today: JstDay,
): Record<string, string> {
  const fields = measurements.length === 0 ? [] : measurementFields(measurements, true);
  const unknown = Object.keys(given).filter((name) => !fields.some((field) => field.name === name));
  if (unknown.length > 0) {
    const errors = Object.fromEntries(unknown.map((name) => [name, ['不明な項目です。']]));
    throw new InvalidInputError('input.invalid', '入力内容をご確認ください。', { errors });
  }
  return readForm(fields, given, today);
}
