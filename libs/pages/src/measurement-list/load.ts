import { readOrOutage, type Reading } from '../account/read-or-outage.ts';
import type { LoadInput } from '../loading/load-input.ts';
import { readMeasurements, type Measurements } from '../measurement/read-measurements.ts';

/** The member's measurements. */
export function loadMeasurementList({ api, signal }: LoadInput): Promise<Reading<Measurements>> {
  return readOrOutage(() => readMeasurements({ api, signal }), signal);
}
