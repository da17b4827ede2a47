import { useSlotRuntime } from '@shop/theming';
import { bringOpenedCart, cartDrawer } from './drawer-state.ts';

/**
 * Loads the cart drawer and opens it when it is loaded, so that it does not appear empty.
 *
 * @param first adds products to the cart meanwhile; if it resolves with false, the drawer remains closed
 */
export function useOpenCartDrawer(): (first?: Promise<boolean>) => Promise<void> {
  const runtime = useSlotRuntime();
  return async (first) => {
    const [isWanted = true] = await Promise.all([first, runtime.preload(['CartDrawer']), bringOpenedCart()]);
    if (isWanted) cartDrawer.open();
  };
}
