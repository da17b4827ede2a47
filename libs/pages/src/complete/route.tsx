import { slot } from '@shop/theming';
import { paths } from '@shop/constants';
import { checkoutMeta } from '../checkout/checkout-meta.ts';
import type { Cautions } from '../checkout/load-cautions.ts';
import { loadCautions } from '../checkout/load-cautions.ts';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { useOrderComplete } from './model.ts';

const OrderCompletePage = slot('OrderCompletePage');

export const loader = load(loadCautions);
export const clientLoader = load(loadCautions);
export const meta = checkoutMeta('complete', paths.cartComplete());

/** The end of the way: the order, or the truth about its payment. */
function CompleteScreen({ loaderData: data }: LoadedScreenProps<Cautions>) {
  return <OrderCompletePage {...useOrderComplete(data)} />;
}

export default CompleteScreen;
