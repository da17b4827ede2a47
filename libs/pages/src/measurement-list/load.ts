import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import type { LoadInput } from '../loading/load-input.ts';
import { readMeasurements, type Measurements } from '../measurement/read-measurements.ts';

/** The member's measurements. */
export function loadMeasurementList({ api, signal }: LoadInput): Promise<Reading<Measurements>> {
  return loadOrOffline(() => readMeasurements({ api, signal }), signal);
}
