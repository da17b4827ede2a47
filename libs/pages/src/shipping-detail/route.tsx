import type { Cart } from '@shop/api';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { slot } from '@shop/theming';
import { paths } from '@shop/constants';
import { checkoutMeta } from '../checkout/checkout-meta.ts';
import { StepLayout } from '../checkout/step-layout.tsx';
import { StepWaiting } from '../checkout/step-waiting.tsx';
import { useCartWrites, type CartWrites } from '../checkout/use-cart-writes.ts';
import { useCheckoutCart } from '../checkout/use-checkout-cart.ts';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { useDestinationRemoval, type DestinationRemoval } from '../removal/use-destination-removal.ts';
import { type GiftSettings, loadShippingDetail } from './load.ts';
import { useShippingDetail } from './model.ts';

const ShippingDetailPage = slot('ShippingDetailPage');

export const clientLoader = load(loadShippingDetail);
export const meta = checkoutMeta('shippingDetail', paths.cartShippingDetail());

/** Days, times and gifts of every destination. */
function ShippingDetailScreen({ loaderData: offers }: LoadedScreenProps<GiftSettings>) {
  const t = useCopy(checkoutCopy);
  const checkout = useCheckoutCart('delivery');
  const writes = useCartWrites();
  const removal = useDestinationRemoval(writes);
  return (
    <StepLayout
      step="delivery"
      title={t.pageTitles.shippingDetail}
      checkout={checkout}
      failure={writes.failure}
      undo={removal.undo}
    >
      {checkout.cart && <Filled cart={checkout.cart} offers={offers} writes={writes} removal={removal} />}
    </StepLayout>
  );
}

interface FilledProps {
  readonly cart: Cart;
  readonly offers: GiftSettings;
  readonly writes: CartWrites;
  readonly removal: DestinationRemoval;
}

function Filled({ cart, offers, writes, removal }: FilledProps) {
  return <ShippingDetailPage {...useShippingDetail(cart, offers, writes, removal)} />;
}

export const HydrateFallback = () => <StepWaiting step="delivery" screen="shippingDetail" />;
export default ShippingDetailScreen;
