import type { OrderSummary } from '@shop/api';
import { paths } from '@shop/constants';
import { cornerCopy, homeCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatDay, inJapan } from '@shop/japanese';
import { useAppDispatch, useAppSelector } from '@shop/state';
import type { HomePageProps, NamedLink } from '@shop/theming';
import type { readReminders } from './read-reminders.ts';
import { useOptionalQuery } from '../timing/use-optional-query.ts';
import { useShopFrame } from '../frame-data/frame-context.tsx';

const orderCount = 3;

interface Known {
  /** Null if they cannot be read. */
  readonly orders: readonly OrderSummary[] | null;
  readonly reminders: readonly NamedLink[];
}

const remindersOf: typeof readReminders = async (...known) => {
  const { readReminders } = await import('./read-reminders.ts');
  return readReminders(...known);
};

/** A member's last orders, reminders and links, without those that cannot be read; null for guests and until read. */
export function useMemberCorner(): HomePageProps['member'] {
  const dispatch = useAppDispatch();
  const t = useCopy(homeCopy);
  const user = useAppSelector((state) => (state.auth.isLogin ? state.user.data : null));
  const texts = useCopy(cornerCopy);
  const { settings } = useShopFrame();
  const known = useOptionalQuery<Known>(user?.id, async (api, signal) => {
    const [orders, reminders] = await Promise.all([
      api.GET('/v1/me/orders', { params: { query: { per: String(orderCount) } }, signal }).then(
        ({ data }) => data,
        () => null,
      ),
      remindersOf(dispatch, api, signal, settings, texts).catch(() => []),
    ]);
    return { orders, reminders };
  });
  if (user === null || known === null) return null;
  const { orders, reminders } = known;
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
      ...reminders,
      { label: t.member.mypage, href: paths.mypage() },
      { label: t.member.addresses, href: paths.mypageAddresses() },
      { label: t.member.cart, href: paths.cart() },
    ],
  };
}
