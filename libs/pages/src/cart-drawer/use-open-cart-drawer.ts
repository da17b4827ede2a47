import { useSlotRuntime } from '@shop/theming';
import { cartDrawer } from './drawer-state.ts';

/** Opens the cart at the side once its slot is loaded, so that it does not appear empty. */
export function useOpenCartDrawer(): () => Promise<void> {
  const runtime = useSlotRuntime();
  return async () => {
    await runtime.preload(['CartDrawer']);
    cartDrawer.open();
  };
}
