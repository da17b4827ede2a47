import { useSyncExternalStore } from 'react';

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
