import { loadStep, StepWaiting } from '@shop/pages/checkout';
import { shippingSelectMeta, ShippingSelectScreen } from '@shop/pages/shipping-select';
import { load } from '../shop/load.ts';

export const clientLoader = load(loadStep);
export const meta = shippingSelectMeta;

export function HydrateFallback() {
  return <StepWaiting step="shipping" screen="shippingSelect" />;
}

export default function CartShippingSelectRoute() {
  return <ShippingSelectScreen />;
}
