import type { OrderSummary } from '@shop/api';
import { paths } from '@shop/constants';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { slot } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import { orderSummaryView } from '../account/order-summary.ts';
import type { Reading } from '../account/read-or-outage.ts';
import { pagedList, type ReadPage } from '../kinds/paging.ts';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { loadOrderList } from './load.ts';

const OrderListPage = slot('OrderListPage');

export const clientLoader = load(loadOrderList);
export const meta = hiddenMeta(accountCopy.orders.title);

/** Order history; null while it is a skeleton. */
function OrderListScreen({ loaderData: reading = null }: ScreenProps<Reading<ReadPage<OrderSummary>>>) {
  const t = useCopy(accountCopy).orders;
  return (
    <MyPageFrame title={t.title} lead={t.lead} reading={reading}>
      {(page) => <OrderListPage {...pagedList(page, orderSummaryView, { path: paths.mypageOrders() })} browseHref={paths.products()} />}
    </MyPageFrame>
  );
}

export const HydrateFallback = OrderListScreen;
export default OrderListScreen;
