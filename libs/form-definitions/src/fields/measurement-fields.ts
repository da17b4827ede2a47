import { LIMITS, MEASUREMENTS, type MeasurementName } from '@shop/constants';
import { formsCopy, measuredCopy, measurementCopy } from '@shop/copy';
import type { FieldDefinition } from '../types.ts';

/** The measured person, and the parts in centimetres with one decimal place; all required for a product. */
export function measurementFields(
  parts: readonly MeasurementName[],
  required: boolean,
): FieldDefinition<'name' | MeasurementName>[] {
  return [
    {
      name: 'name',
      control: 'text',
      format: 'name',
      label: formsCopy.labels.measured_name,
      hint: formsCopy.hints.measured_name,
      // A child's name is not that of the user.
      autoComplete: 'off',
      maxLength: LIMITS.name,
      width: 'medium',
      required: true,
    },
    ...parts.map((part) => ({
      name: part,
      control: 'text' as const,
      format: 'decimal' as const,
      label: measurementCopy.partWithUnit(measuredCopy.parts[part]),
      hint: measurementCopy.howTo[part],
      inputMode: 'decimal' as const,
      decimals: 1,
      ...MEASUREMENTS[part],
      width: 'short' as const,
      required,
    })),
  ];
}
