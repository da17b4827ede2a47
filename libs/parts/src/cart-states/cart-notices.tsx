import { Alerts, type AlertsProps } from '@shop/kit';
import { Caution } from '../caution/caution.tsx';
import type { CartStateProps } from './cart-state.tsx';
import { mayHaveProducts } from './may-have-products.ts';

export interface CartNoticesProps {
  readonly status: CartStateProps['status'];
  readonly alerts: AlertsProps['alerts'];
  /** The shop's caution about products in the cart; not shown for an empty cart. */
  readonly caution: string | null;
}

/** The alerts of the cart, and the shop's caution. */
export function CartNotices({ status, alerts, caution }: CartNoticesProps) {
  return (
    <>
      <Alerts alerts={alerts} />
      {mayHaveProducts(status) && <Caution html={caution} />}
    </>
  );
}
