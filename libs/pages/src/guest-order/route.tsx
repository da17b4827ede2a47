import { paths } from '@shop/constants';
import { orderLookupCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { slot } from '@shop/theming';
import { useRevalidator } from 'react-router';
import { hiddenMeta } from '../account/hidden-meta.ts';
import type { Reading } from '../account/load-or-offline.ts';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { OneOrder } from '../order/one-order.tsx';
import { loadGuestOrder, type GuestOrderRead } from './load.ts';
import { useApi } from '@shop/state';
import type { OrderCalls } from '../order/order-calls.ts';
import type { ApiClient } from '@shop/api';

const GuestOrderPage = slot('GuestOrderPage');

export const clientLoader = load(loadGuestOrder);

export const meta = hiddenMeta(orderLookupCopy, (t) => t.orderTitle);

/** The order that a mailed link has brought; null while it is read. */
function GuestOrderScreen({ loaderData: reading = null }: ScreenProps<Reading<GuestOrderRead>>) {
  const api = useApi();
  const { other } = useCopy(orderLookupCopy);
  const { revalidate, state } = useRevalidator();
  const found = reading?.status === 'ready' ? reading.data : null;
  const requestHref = paths.orderLookup();
  return (
    <GuestOrderPage status={statusOf(reading, state)} requestHref={requestHref} onRetry={() => void revalidate()}>
      {found && (
        <OneOrder
          key={found.order.id}
          read={found.order}
          calls={guestCalls(api, found.key)}
          back={{ label: other, href: requestHref }}
        />
      )}
    </GuestOrderPage>
  );
}

function statusOf(reading: Reading<GuestOrderRead> | null, state: 'idle' | 'loading') {
  if (reading === null || reading.status === 'leaving') return 'loading';
  if (reading.status === 'outage') return state === 'loading' ? 'loading' : 'outage';
  return reading.data === null ? 'over' : 'ready';
}

export const HydrateFallback = GuestOrderScreen;

export default GuestOrderScreen;

/** The calls of an order by the key of its mailed link. */
function guestCalls(api: ApiClient, key: string): OrderCalls {
  const header = { 'X-Order-Key': key };
  return {
    cancel: async (cancel_reason) => {
      return (await api.PUT('/v1/order-lookup/order/cancel', { params: { header }, body: { cancel_reason } })).data;
    },
    receipt: (query) =>
      api.GET('/v1/order-lookup/order/download/receipt', {
        params: { header, query },
        parseAs: 'blob',
        ignoresAbort: true,
      }),
    sendGiftLink: () => api.POST('/v1/order-lookup/order/social-gift/link', { params: { header } }),
  };
}
