import { useSlotRuntime } from '@shop/theming';
import { bringOpenedCart, cartDrawer } from './drawer-state.ts';

/**
 * Fetches the cart at the side at once and opens it once it is there, so that it does not appear empty.
 *
 * @param first is waited for meanwhile: what puts goods into the cart; one that comes to false leaves it closed
 */
export function useOpenCartDrawer(): (first?: Promise<boolean>) => Promise<void> {
  const runtime = useSlotRuntime();
  return async (first) => {
    const [isWanted = true] = await Promise.all([first, runtime.preload(['CartDrawer']), bringOpenedCart()]);
    if (isWanted) cartDrawer.open();
  };
}
