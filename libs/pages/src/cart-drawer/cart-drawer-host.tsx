import { createElement, Suspense } from 'react';
import { openedCart, useCartDrawerOpen } from './drawer-state.ts';

/** Holds the cart at the side; nothing is drawn and nothing of it is loaded before it is first asked for. */
export function CartDrawerHost() {
  // Opening draws it for the first time: by then it is there.
  useCartDrawerOpen();
  const component = openedCart();
  return component ? <Suspense fallback={null}>{createElement(component)}</Suspense> : null;
}
