import { paths, withQuery } from '@shop/constants';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { OrderListPage } from '@shop/theming';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import { orderSummaryView } from '../account/order-summary.ts';
import type { Reading } from '../account/read-or-outage.ts';
import type { OrderList } from './load.ts';

/** Order history; null while it is a skeleton. */
export function OrderListScreen({ reading }: { readonly reading: Reading<OrderList> | null }) {
  const t = useCopy(accountCopy).orders;
  return (
    <MyPageFrame title={t.title} lead={t.lead} reading={reading}>
      {({ orders, ...list }) => (
        <OrderListPage
          {...list}
          orders={orders.map(orderSummaryView)}
          hrefOf={(page) => withQuery(paths.mypageOrders(), { page: page === 1 ? null : page })}
          browseHref={paths.products()}
        />
      )}
    </MyPageFrame>
  );
}
