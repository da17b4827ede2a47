import type { CartPageProps } from '@shop/theming';
import type { ReactNode } from 'react';

export interface CartStateProps {
  readonly status: CartPageProps['status'];
  readonly loading: ReactNode;
  readonly outage: ReactNode;
  readonly empty: ReactNode;
  /** The goods and what they come to; null when there are none. */
  readonly children: ReactNode;
}

/** The goods of a cart, or why there are none to be seen. */
export function CartState({ status, loading, outage, empty, children }: CartStateProps) {
  if (status === 'loading') return loading;
  if (status === 'outage') return outage;
  return status === 'empty' ? empty : (children ?? empty);
}
