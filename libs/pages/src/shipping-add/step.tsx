import type { Cart } from '@shop/api';
import { slot } from '@shop/theming';
import { useShippingAdd } from './model.tsx';

const ShippingAddPage = slot('ShippingAddPage');

/** A further destination. */
export function ShippingAddStep({ cart }: { cart: Cart }) {
  return <ShippingAddPage {...useShippingAdd(cart)} />;
}
