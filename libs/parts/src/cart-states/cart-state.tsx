import type { CartPageProps } from '@shop/theming';
import type { ReactNode } from 'react';

export interface CartStateProps {
  readonly status: CartPageProps['status'];
  readonly loading: ReactNode;
  readonly outage: ReactNode;
  readonly empty: ReactNode;
  /** The products and the summary; null if there are none. */
  readonly children: ReactNode;
}

/** The products of a cart, or why they are not shown. */
export function CartState({ status, loading, outage, empty, children }: CartStateProps) {
  if (status === 'loading') return loading;
  if (status === 'outage') return outage;
  return status === 'empty' ? empty : (children ?? empty);
}
