import { StepWaiting } from '@shop/pages/checkout';
import { loadConfirm, confirmMeta, ConfirmScreen } from '@shop/pages/confirm';
import { useLoaderData } from 'react-router';
import { load } from '../shop/load.ts';

export const clientLoader = load(loadConfirm);
export const meta = confirmMeta;

export function HydrateFallback() {
  return <StepWaiting step="confirm" screen="confirm" />;
}

export default function CartConfirmRoute() {
  return <ConfirmScreen data={useLoaderData<typeof clientLoader>()} />;
}
