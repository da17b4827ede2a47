import type { Measurement } from '@shop/api';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import type { LoadInput } from '../loading/load-input.ts';
import { newestOfEach } from '../measurement/measurement-views.ts';
import { readMeasurements } from '../measurement/read-measurements.ts';

/** Reads the newest measurements of the person in `?name=`, as initial values; null for a new person. */
export function loadMeasurementForm({ api, url, signal }: LoadInput): Promise<Reading<Measurement | null>> {
  return loadOrOffline(async () => {
    const name = url.searchParams.get('name');
    if (name === null) return null;
    const { entries } = await readMeasurements({ api, signal });
    return newestOfEach(entries).find((entry) => entry.name === name) ?? null;
  }, signal);
}
