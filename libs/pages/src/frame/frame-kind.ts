import { screenPaths } from '@shop/constants';
import type { FrameKind } from '@shop/theming';

const { cartShippingSelect, cartShippingAdd, cartShippingDetail, cartPayment, cartConfirm } = screenPaths;
/** Screens on the way to the order: nothing there leads aside. */
const onTheWay: readonly string[] = [cartShippingSelect, cartShippingAdd, cartShippingDetail, cartPayment, cartConfirm];

/** How much stands around the screen at a normalised path. */
export function frameKind(path: string): FrameKind {
  return onTheWay.includes(path) ? 'checkout' : 'shop';
}
