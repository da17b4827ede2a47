import type { Measurement } from '@shop/api';
import type { TimeseriesRow } from './timeseries.queries.ts';

/** An entry as the contract shows it. */
export function timeseriesView({ id, subject, recordedOn, values }: TimeseriesRow): Measurement {
  return { id, name: subject, recorded_on: recordedOn, ...values };
}
