import type { Order } from '@shop/api';
import { accountCopy, checkoutCopy, prepaymentCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { slot } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import type { Reading } from '../account/read-or-outage.ts';
import { keyLoader } from '../guards/possible-key.ts';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { loadOrder } from './load.ts';
import { orderView } from './model.ts';

const OrderPage = slot('OrderPage');

export const loader = keyLoader;
export const clientLoader = Object.assign(load(loadOrder), { hydrate: true as const });
export const meta = hiddenMeta(accountCopy.order.title);

/** One order; null while it is a skeleton. */
function OrderScreen({ loaderData: reading = null }: ScreenProps<Reading<Order>>) {
  const account = useCopy(accountCopy);
  const checkout = useCopy(checkoutCopy);
  const prepayment = useCopy(prepaymentCopy);
  return (
    <MyPageFrame title={account.order.title} reading={reading}>
      {(order) => <OrderPage {...orderView(order, { account, checkout, prepayment })} />}
    </MyPageFrame>
  );
}

export const HydrateFallback = OrderScreen;
export default OrderScreen;
