import type { CartStateProps } from './cart-state.tsx';

/** Whether a cart has products or is not loaded yet, so that their space is reserved and nothing moves. */
export function mayHaveProducts(status: CartStateProps['status']): boolean {
  return status === 'ready' || status === 'loading';
}
