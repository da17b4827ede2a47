import type { Measurement } from '@shop/api';
import { PER_ALL, X_LIMIT_DEFAULT } from '@shop/constants';
import type { LoadInput } from '../loading/load-input.ts';

/** The member's measurements, newest first, and the most that can be saved (`x-limit`, 1 by default, spec §9). */
export interface Measurements {
  readonly entries: readonly Measurement[];
  readonly limit: number;
}

/** Reads all measurements of the member. @throws ApiFailure */
export async function readMeasurements({
  api,
  signal,
}: Pick<LoadInput, 'api'> & { readonly signal?: AbortSignal | undefined }): Promise<Measurements> {
  const { data, limit } = await api.GET('/v1/me/timeseries', {
    params: { query: { purpose: 'measurement', per: PER_ALL } },
    ...(signal && { signal }),
  });
  return { entries: data, limit: limit ?? X_LIMIT_DEFAULT };
}
