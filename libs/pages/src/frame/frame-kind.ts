import type { RouteName } from '@shop/constants';
import type { FrameKind } from '@shop/theming';

/** Screens on the way to the order: nothing there leads aside. */
const onTheWay: ReadonlySet<RouteName> = new Set(['cartShippingSelect', 'cartShippingAdd', 'cartShippingDetail', 'cartPayment', 'cartConfirm']);

/** How much stands around a screen. */
export function frameKind(route: RouteName | null): FrameKind {
  return route !== null && onTheWay.has(route) ? 'checkout' : 'shop';
}
