import { useState } from 'react';
import { ApiFailure, type Measurement } from '@shop/api';
import { paths } from '@shop/constants';
import { measurementCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { browserShop } from '@shop/state';
import type { AccountNotice, MeasurementListPageProps } from '@shop/theming';
import { useRevalidator } from 'react-router';
import { measuredPeople } from '../measurement/measurement-views.ts';
import { keepPlace } from '../removal/keep-place.ts';
import type { Measurements } from '../measurement/read-measurements.ts';

/** What was measured, and what can be done to it. */
export function useMeasurementList({ entries, limit }: Measurements): MeasurementListPageProps {
  const t = useCopy(measurementCopy);
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<number | null>(null);
  const [message, setMessage] = useState<AccountNotice | null>(null);

  const remove = async ({ id }: Measurement) => {
    setBusy(id);
    try {
      const work = browserShop().api.DELETE('/v1/me/timeseries', { params: { query: { purpose: 'measurement', id } } }).then(() => revalidate());
      keepPlace(work);
      await work;
      setMessage({ tone: 'success', text: t.removed });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setMessage({ tone: 'danger', text: error.message || t.failed });
    } finally {
      setBusy(null);
    }
  };

  return {
    people: measuredPeople(entries, { busy, onDelete: (entry) => void remove(entry) }, t),
    count: entries.length,
    limit,
    canAdd: limit === null || entries.length < limit,
    addHref: paths.mypageMeasurementEdit(),
    message,
  };
}
