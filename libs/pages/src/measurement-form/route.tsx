import type { Measurement } from '@shop/api';
import { paths } from '@shop/constants';
import { measurementCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { measurementForm } from '@shop/form-definitions';
import { useApi } from '@shop/state';
import { slot } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import type { Reading } from '../account/load-or-offline.ts';
import { offeredLoader } from '../guards/offered-loader.ts';
import { SaveForm } from '../kinds/save-form.tsx';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { measurementValues, writeMeasurement } from '../measurement/measurement-input.ts';
import { loadMeasurementForm } from './load.ts';

const MeasurementFormPage = slot('MeasurementFormPage');

export const loader = offeredLoader;
export const clientLoader = Object.assign(load(loadMeasurementForm), { hydrate: true as const });
export const meta = hiddenMeta(measurementCopy, (t) => t.editTitle);

/** Writing today's measurements down; null while it is a skeleton. */
function MeasurementFormScreen({ loaderData: reading = null }: ScreenProps<Reading<Measurement | null>>) {
  const t = useCopy(measurementCopy);
  const api = useApi();
  const backHref = paths.mypageMeasurement();
  return (
    <MyPageFrame title={t.editTitle} lead={t.editLead} reading={reading}>
      {(before) => (
        <MeasurementFormPage
          form={
            <SaveForm
              definition={measurementForm}
              label={t.editTitle}
              draftKey={paths.mypageMeasurementEdit() + (before?.name ?? '')}
              known={before}
              valuesOf={measurementValues}
              save={(values) => writeMeasurement(api, values)}
              saved={t.saved}
              doneHref={backHref}
              submit={t.submit}
            />
          }
          backHref={backHref}
          backLabel={t.back}
        />
      )}
    </MyPageFrame>
  );
}

export const HydrateFallback = MeasurementFormScreen;
export default MeasurementFormScreen;
