import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { slot } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import type { Reading } from '../account/load-or-offline.ts';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { loadOrderList, type OrderListRead } from './load.ts';
import { useOrderList } from './model.tsx';

const OrderListPage = slot('OrderListPage');

export const clientLoader = load(loadOrderList);
export const meta = hiddenMeta(accountCopy, (t) => t.orders.title);

/** Order history; null while it is a skeleton. */
function OrderListScreen({ loaderData: reading = null }: ScreenProps<Reading<OrderListRead>>) {
  const t = useCopy(accountCopy).orders;
  return (
    <MyPageFrame title={t.title} lead={t.lead} reading={reading}>
      {(read) => <OrderHistory read={read} />}
    </MyPageFrame>
  );
}

function OrderHistory({ read }: { readonly read: OrderListRead }) {
  return <OrderListPage {...useOrderList(read)} />;
}

export const HydrateFallback = OrderListScreen;
export default OrderListScreen;
