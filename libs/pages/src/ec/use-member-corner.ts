import type { OrderSummary } from '@shop/api';
import { paths } from '@shop/constants';
import { homeCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatDay, inJapan } from '@shop/japanese';
import { browserShop, useShop } from '@shop/state';
import type { HomePageProps } from '@shop/theming';
import { useEffect, useState } from 'react';

const orderCount = 3;

/** A member's last orders and ways; null for guests and until both are known. The corner stands without orders that cannot be read. */
export function useMemberCorner(): HomePageProps['member'] {
  const t = useCopy(homeCopy);
  const user = useShop((state) => (state.auth.isLogin ? state.user.data : null), null);
  const [orders, setOrders] = useState<readonly OrderSummary[] | null | 'reading'>('reading');
  const userId = user?.id ?? null;
  useEffect(() => {
    if (userId === null) return;
    const reading = new AbortController();
    browserShop()
      .api.GET('/v1/me/orders', { params: { query: { per: String(orderCount) } }, signal: reading.signal })
      .then(({ data }) => setOrders(data))
      .catch(() => {
        if (!reading.signal.aborted) setOrders(null);
      });
    return () => reading.abort();
  }, [userId]);
  if (user === null || orders === 'reading') return null;
  return {
    greeting: t.member.greeting(user.last_name),
    orders:
      orders &&
      orders.map(({ id, ordered_at, lines, user_order_total_payment }) => ({
        key: id,
        href: paths.mypageOrder(id),
        date: formatDay(inJapan(new Date(ordered_at)).day),
        summary: lines.length > 1 ? t.member.orderOf(lines[0]?.name ?? '', lines.length - 1) : (lines[0]?.name ?? ''),
        total: user_order_total_payment,
        lines: lines.map(({ key, name, quantity }) => ({ key, name, quantity })),
      })),
    ordersHref: paths.mypageOrders(),
    ways: [
      { label: t.member.mypage, href: paths.mypage() },
      { label: t.member.addresses, href: paths.mypageAddresses() },
      { label: t.member.cart, href: paths.cart() },
    ],
  };
}
