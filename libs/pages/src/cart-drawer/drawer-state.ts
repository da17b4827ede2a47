import { useSyncExternalStore, type ComponentType } from 'react';

const listeners = new Set<() => void>();
let open = false;

function set(next: boolean): void {
  if (open === next) return;
  open = next;
  listeners.forEach((listener) => listener());
}

/** Whether the cart stands open at the side of this browser page. Nothing on the server sets it. */
export const cartDrawer = {
  open: () => set(true),
  close: () => set(false),
};

let component: ComponentType | undefined;

/** Fetches what draws the open cart. Not `React.lazy`, which is never there at once: React would hold the drawer back for 300 ms. */
export const bringOpenedCart = (): Promise<void> =>
  import('./opened-cart-drawer.tsx').then((file) => void (component = file.OpenedCartDrawer));

/** What draws the open cart, once it has been fetched. */
export const openedCart = (): ComponentType | undefined => component;

/** True while the cart is to be seen at the side. */
export function useCartDrawerOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
    () => false,
  );
}
