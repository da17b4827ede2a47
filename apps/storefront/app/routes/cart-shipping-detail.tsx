import { loadStep, StepWaiting } from '@shop/pages/checkout';
import { shippingDetailMeta, ShippingDetailScreen } from '@shop/pages/shipping-detail';
import { load } from '../shop/load.ts';

export const clientLoader = load(loadStep);
export const meta = shippingDetailMeta;

export function HydrateFallback() {
  return <StepWaiting step="delivery" screen="shippingDetail" />;
}

export default function CartShippingDetailRoute() {
  return <ShippingDetailScreen />;
}
