import { completeMeta, CompleteScreen, loadComplete } from '@shop/pages/complete';
import { useLoaderData } from 'react-router';
import { load } from '../shop/load.ts';

export const loader = load(loadComplete);
export const clientLoader = load(loadComplete);
export const meta = completeMeta;

export default function CartCompleteRoute() {
  return <CompleteScreen data={useLoaderData<typeof loader>()} />;
}
