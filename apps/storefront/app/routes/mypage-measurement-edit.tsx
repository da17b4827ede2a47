import { hiddenMeta } from '@shop/pages/account';
import { loadMeasurementForm, MeasurementFormScreen } from '@shop/pages/measurement-form';
import { measurementCopy } from '@shop/copy';
import { useLoaderData } from 'react-router';
import { load } from '../shop/load.ts';

export const clientLoader = load(loadMeasurementForm);

export const meta = hiddenMeta(measurementCopy.editTitle);

export function HydrateFallback() {
  return <MeasurementFormScreen reading={null} />;
}

export default function MyPageMeasurementEditRoute() {
  return <MeasurementFormScreen reading={useLoaderData<typeof clientLoader>()} />;
}
