import { OrderCompletePage } from '@shop/theming';
import type { Cautions } from '../checkout/load-cautions.ts';
import { useOrderComplete } from './model.ts';

/** The end of the way: the order, or the truth about its payment. */
export function CompleteScreen({ data }: { data: Cautions }) {
  return <OrderCompletePage {...useOrderComplete(data)} />;
}
