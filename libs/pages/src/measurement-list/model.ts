import type { Measurement } from '@shop/api';
import { paths } from '@shop/constants';
import { measurementCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { inJapan } from '@shop/japanese';
import { useApi } from '@shop/state';
import type { MeasurementListPageProps } from '@shop/theming';
import { useRevalidator } from 'react-router';
import { useEntries } from '../kinds/use-entries.ts';
import { measurementValues, writeMeasurement } from '../measurement/measurement-input.ts';
import { measuredPeople } from '../measurement/measurement-views.ts';
import type { Measurements } from '../measurement/read-measurements.ts';

/** Returns the props of the list of measurements. */
export function useMeasurementList({ entries, limit }: Measurements): MeasurementListPageProps {
  const api = useApi();
  const t = useCopy(measurementCopy);
  const { revalidate } = useRevalidator();
  const { page, busy, remove } = useEntries<number>({
    count: entries.length,
    limit,
    addHref: paths.mypageMeasurementEdit(),
  });

  const onDelete = (entry: Measurement) => {
    const { id, recorded_on: day } = entry;
    // New entries have today's date: an older entry cannot be restored.
    const isOfToday = day === inJapan(new Date()).day;
    remove(id, {
      work: async () => {
        await api.DELETE('/v1/me/timeseries', { params: { query: { purpose: 'measurement', id } } });
        await revalidate();
      },
      done: t.removed,
      restore: isOfToday
        ? { work: () => writeMeasurement(api, measurementValues(entry)).then(revalidate), done: t.restored }
        : null,
    });
  };

  return { ...page, entries: measuredPeople(entries, { busy, onDelete }, t) };
}
