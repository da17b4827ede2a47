import type { CartStateProps } from './cart-state.tsx';

/** Whether a cart has goods or is not known yet: what belongs to goods has its place from the start, so nothing moves when they come. */
export function mayHoldGoods(status: CartStateProps['status']): boolean {
  return status === 'ready' || status === 'loading';
}
