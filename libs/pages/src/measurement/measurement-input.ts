import type { Measurement, MeasurementInput, ApiClient } from '@shop/api';
import { MEASUREMENTS, type MeasurementName } from '@shop/constants';
import type { FormValuesOf, measurementForm } from '@shop/form-definitions';
export type MeasurementValues = FormValuesOf<typeof measurementForm>;

// `Object.keys` types the parts as strings.
export const measuredParts = Object.keys(MEASUREMENTS) as MeasurementName[];

/** Known figures in the fields: most of last time's are still right. */
export function measurementValues(known: Measurement): MeasurementValues {
  const texts = Object.fromEntries(
    measuredParts.map((part) => [part, known[part] === null ? '' : String(known[part])]),
  );
  // Every part has an entry.
  return { name: known.name, ...texts } as MeasurementValues;
}

/** Writes measurements down as those of today. @throws ApiFailure `timeseries.limit_reached` */
export async function writeMeasurement(api: ApiClient, { name, ...values }: MeasurementValues): Promise<void> {
  const body: MeasurementInput = {
    name,
    ...Object.fromEntries(measuredParts.map((part) => [part, values[part] || null])),
  };
  await api.POST('/v1/me/timeseries', { params: { query: { purpose: 'measurement' } }, body });
}
