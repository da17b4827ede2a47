import { measurementCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { MeasurementListPage } from '@shop/theming';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import type { Reading } from '../account/read-or-outage.ts';
import type { Measurements } from '../measurement/read-measurements.ts';
import { useMeasurementList } from './model.ts';

/** The measurements of a family; null while it is a skeleton. */
export function MeasurementListScreen({ reading }: { readonly reading: Reading<Measurements> | null }) {
  const t = useCopy(measurementCopy);
  return (
    <MyPageFrame title={t.title} lead={t.lead} reading={reading}>
      {(measurements) => <Family measurements={measurements} />}
    </MyPageFrame>
  );
}

function Family({ measurements }: { readonly measurements: Measurements }) {
  return <MeasurementListPage {...useMeasurementList(measurements)} />;
}
