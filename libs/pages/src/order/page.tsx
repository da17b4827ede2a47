import type { Order } from '@shop/api';
import { accountCopy, checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { OrderPage } from '@shop/theming';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import type { Reading } from '../account/read-or-outage.ts';
import { orderView } from './model.ts';

/** One order; null while it is a skeleton. */
export function OrderScreen({ reading }: { readonly reading: Reading<Order> | null }) {
  const account = useCopy(accountCopy);
  const checkout = useCopy(checkoutCopy);
  return (
    <MyPageFrame title={account.order.title} reading={reading}>
      {(order) => <OrderPage {...orderView(order, { account, checkout })} />}
    </MyPageFrame>
  );
}
