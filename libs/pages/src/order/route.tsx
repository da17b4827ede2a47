import type { Order } from '@shop/api';
import { paths } from '@shop/constants';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import type { Reading } from '../account/load-or-offline.ts';
import { keyLoader } from '../guards/possible-key.ts';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { loadOrder } from './load.ts';
import { OneOrder } from './one-order.tsx';
import { memberCalls } from './order-calls.ts';
import { useApi } from '@shop/state';

export const loader = keyLoader;
export const clientLoader = Object.assign(load(loadOrder), { hydrate: true as const });
export const meta = hiddenMeta(accountCopy, (t) => t.order.title);

/** An order; a skeleton until it is read. */
function OrderScreen({ loaderData: reading = null }: ScreenProps<Reading<Order>>) {
  const api = useApi();
  const { title, back } = useCopy(accountCopy).order;
  return (
    <MyPageFrame title={title} reading={reading}>
      {(order) => (
        <OneOrder
          key={order.id}
          read={order}
          calls={memberCalls(api, order.id)}
          back={{ label: back, href: paths.mypageOrders() }}
        />
      )}
    </MyPageFrame>
  );
}

export const HydrateFallback = OrderScreen;
export default OrderScreen;
