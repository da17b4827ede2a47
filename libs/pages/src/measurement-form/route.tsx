import { useMemo } from 'react';
import type { Measurement, MeasurementInput } from '@shop/api';
import { MEASUREMENTS, paths, type MeasurementName } from '@shop/constants';
import { measurementCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { measurementForm, type FormValuesOf } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { browserShop } from '@shop/state';
import { slot } from '@shop/theming';
import { useNavigate } from 'react-router';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import type { Reading } from '../account/read-or-outage.ts';
import { outcomeOf } from '../kinds/outcome-of.ts';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { loadMeasurementForm } from './load.ts';

const MeasurementFormPage = slot('MeasurementFormPage');

export const clientLoader = load(loadMeasurementForm);
export const meta = hiddenMeta(measurementCopy.editTitle);

// `keys` forgets that they are the parts.
const parts = Object.keys(MEASUREMENTS) as MeasurementName[];

/** Writing today's measurements down; null while it is a skeleton. */
function MeasurementFormScreen({ loaderData: reading = null }: ScreenProps<Reading<Measurement | null>>) {
  const t = useCopy(measurementCopy);
  return (
    <MyPageFrame title={t.editTitle} lead={t.editLead} reading={reading}>
      {(before) => <MeasurementFormPage form={<MeasurementForm before={before} />} backHref={paths.mypageMeasurement()} />}
    </MyPageFrame>
  );
}

function MeasurementForm({ before }: { readonly before: Measurement | null }) {
  const t = useCopy(measurementCopy);
  const navigate = useNavigate();
  const initial = useMemo(() => (before ? valuesOf(before) : undefined), [before]);
  return (
    <ShopForm
      definition={measurementForm}
      initial={initial}
      label={t.editTitle}
      draftKey={paths.mypageMeasurementEdit() + (before?.name ?? '')}
      onSubmit={(values) =>
        outcomeOf(async () => {
          await browserShop().api.POST('/v1/me/timeseries', { params: { query: { purpose: 'measurement' } }, body: inputOf(values) });
          await navigate(paths.mypageMeasurement());
        })
      }
    >
      <FormFields />
      <SubmitButton wide>{t.submit}</SubmitButton>
    </ShopForm>
  );
}

/** Last time's figures stand in the fields: most of them are still right. */
function valuesOf(before: Measurement): FormValuesOf<typeof measurementForm> {
  const texts = Object.fromEntries(parts.map((part) => [part, before[part] === null ? '' : String(before[part])]));
  // Every part has its entry.
  return { name: before.name, ...texts } as FormValuesOf<typeof measurementForm>;
}

function inputOf({ name, ...values }: FormValuesOf<typeof measurementForm>): MeasurementInput {
  return { name, ...Object.fromEntries(parts.map((part) => [part, values[part] || null])) };
}

export const HydrateFallback = MeasurementFormScreen;
export default MeasurementFormScreen;
