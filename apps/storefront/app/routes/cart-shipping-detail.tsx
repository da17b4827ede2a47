import { StepWaiting } from '@shop/pages/checkout';
import { shippingDetailMeta, ShippingDetailScreen } from '@shop/pages/shipping-detail';

/** The guard runs before it. */
export const clientLoader = () => null;
export const meta = shippingDetailMeta;

export function HydrateFallback() {
  return <StepWaiting step="delivery" screen="shippingDetail" />;
}

export default function CartShippingDetailRoute() {
  return <ShippingDetailScreen />;
}
