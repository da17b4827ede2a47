import { createElement, Suspense } from 'react';
import { openedCart, useCartDrawerOpen } from './drawer-state.ts';

/** Renders the cart drawer; nothing is rendered or loaded before it is opened for the first time. */
export function CartDrawerHost() {
  // Opening renders it for the first time; its code is loaded by then.
  useCartDrawerOpen();
  const component = openedCart();
  return component ? <Suspense fallback={null}>{createElement(component)}</Suspense> : null;
}
