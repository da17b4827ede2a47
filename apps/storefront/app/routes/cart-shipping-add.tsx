import { StepWaiting } from '@shop/pages/checkout';
import { shippingAddMeta, ShippingAddScreen } from '@shop/pages/shipping-add';

/** The guard runs before it. */
export const clientLoader = () => null;
export const meta = shippingAddMeta;

export function HydrateFallback() {
  return <StepWaiting step="shipping" screen="shippingAdd" />;
}

export default function CartShippingAddRoute() {
  return <ShippingAddScreen />;
}
