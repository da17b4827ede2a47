import { Alerts, type AlertsProps } from '@shop/kit';
import { Caution } from '../caution/caution.tsx';
import type { CartStateProps } from './cart-state.tsx';
import { mayHoldGoods } from './may-hold-goods.ts';

export interface CartNoticesProps {
  readonly status: CartStateProps['status'];
  readonly alerts: AlertsProps['alerts'];
  /** What the shop has to say about goods in a cart; an empty one does not show it. */
  readonly caution: string | null;
}

/** What has happened to the cart, and what the shop has to say about it. */
export function CartNotices({ status, alerts, caution }: CartNoticesProps) {
  return (
    <>
      <Alerts alerts={alerts} />
      {mayHoldGoods(status) && <Caution html={caution} />}
    </>
  );
}
