import { useSyncExternalStore, type ComponentType } from 'react';

const listeners = new Set<() => void>();
let open = false;

function set(next: boolean): void {
  if (open === next) return;
  open = next;
  listeners.forEach((listener) => listener());
}

/** Opens and closes the cart drawer in the browser; never on the server. */
export const cartDrawer = {
  open: () => set(true),
  close: () => set(false),
};

let component: ComponentType | undefined;

/** Loads the code of the open cart drawer. Not by `React.lazy`: React would delay the drawer by 300 ms. */
export const bringOpenedCart = (): Promise<void> =>
  import('./opened-cart-drawer.tsx').then((file) => void (component = file.OpenedCartDrawer));

/** The component of the open cart drawer, once it is loaded. */
export const openedCart = (): ComponentType | undefined => component;

/** Whether the cart drawer is open. */
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
