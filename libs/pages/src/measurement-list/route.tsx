import { measurementCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { slot } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import type { Reading } from '../account/load-or-offline.ts';
import { offeredLoader } from '../guards/offered-loader.ts';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import type { Measurements } from '../measurement/read-measurements.ts';
import { loadMeasurementList } from './load.ts';
import { useMeasurementList } from './model.ts';

const MeasurementListPage = slot('MeasurementListPage');

export const loader = offeredLoader;
export const clientLoader = Object.assign(load(loadMeasurementList), { hydrate: true as const });
export const meta = hiddenMeta(measurementCopy, (t) => t.title);

/** The measurements of a family; null while it is a skeleton. */
function MeasurementListScreen({ loaderData: reading = null }: ScreenProps<Reading<Measurements>>) {
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

export const HydrateFallback = MeasurementListScreen;
export default MeasurementListScreen;
