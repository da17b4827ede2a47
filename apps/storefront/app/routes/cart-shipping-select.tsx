import { StepWaiting } from '@shop/pages/checkout';
import { shippingSelectMeta, ShippingSelectScreen } from '@shop/pages/shipping-select';

/** The guard runs before it. */
export const clientLoader = () => null;
export const meta = shippingSelectMeta;

export function HydrateFallback() {
  return <StepWaiting step="shipping" screen="shippingSelect" />;
}

export default function CartShippingSelectRoute() {
  return <ShippingSelectScreen />;
}
