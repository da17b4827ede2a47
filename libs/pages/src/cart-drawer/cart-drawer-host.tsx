import { lazy, Suspense, useState } from 'react';
import { useCartDrawerOpen } from './drawer-state.ts';

const OpenedCartDrawer = lazy(() => import('./opened-cart-drawer.tsx').then(({ OpenedCartDrawer: component }) => ({ default: component })));

/** Holds the cart at the side; nothing is drawn and nothing of it is loaded before it is first opened. */
export function CartDrawerHost() {
  const open = useCartDrawerOpen();
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <OpenedCartDrawer />
    </Suspense>
  );
}
