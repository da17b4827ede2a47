import { hiddenMeta } from '@shop/pages/account';
import { loadMeasurementList, MeasurementListScreen } from '@shop/pages/measurement-list';
import { measurementCopy } from '@shop/copy';
import { useLoaderData } from 'react-router';
import { load } from '../shop/load.ts';

export const clientLoader = load(loadMeasurementList);

export const meta = hiddenMeta(measurementCopy.title);

export function HydrateFallback() {
  return <MeasurementListScreen reading={null} />;
}

export default function MyPageMeasurementsRoute() {
  return <MeasurementListScreen reading={useLoaderData<typeof clientLoader>()} />;
}
