import type { Measurement, MeasurementInput } from '@shop/api';
import { MEASUREMENTS, type MeasurementName } from '@shop/constants';
import { formsCopy, measuredCopy } from '@shop/copy';
import { measurementForm } from '@shop/form-definitions';
import type { JstDay } from '@shop/japanese';
import { InvalidInputError } from '../../platform/errors/index.ts';
import { readForm } from '../../platform/form/read-form.ts';

/** Centimetres by part; what was not measured is null. */
export type MeasurementValues = Pick<Measurement, MeasurementName>;

// `Object.keys` loses the type of the names.
const parts = Object.keys(MEASUREMENTS) as MeasurementName[];

/**
 * Reads measurements as typed, in any width.
 * @throws InvalidInputError `input.invalid` by field; without any measurement at the first part
 */
export function readMeasurement(
  input: MeasurementInput,
  today: JstDay,
): { subject: string; values: MeasurementValues } {
  const { name, ...texts } = readForm(measurementForm.fields, input, today);
  if (parts.every((part) => texts[part] === '')) {
    const message = formsCopy.rules.requiredWithoutAll(parts.map((part) => measuredCopy.parts[part]));
    throw new InvalidInputError('input.invalid', '入力内容をご確認ください。', { errors: { height: [message] } });
  }
  const values = Object.fromEntries(parts.map((part) => [part, texts[part] === '' ? null : Number(texts[part])]));
  // Every part has its entry.
  // One person, however wide the space in the name was typed.
  return { subject: name.replace(/\s+/g, ' '), values: values as MeasurementValues };
}
