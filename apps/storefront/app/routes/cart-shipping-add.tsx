import { loadStep, StepWaiting } from '@shop/pages/checkout';
import { shippingAddMeta, ShippingAddScreen } from '@shop/pages/shipping-add';
import { load } from '../shop/load.ts';

export const clientLoader = load(loadStep);
export const meta = shippingAddMeta;

export function HydrateFallback() {
  return <StepWaiting step="shipping" screen="shippingAdd" />;
}

export default function CartShippingAddRoute() {
  return <ShippingAddScreen />;
}
