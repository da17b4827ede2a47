import type { Listable, Memorial, PointBalance, ApiClient } from '@shop/api';
import { paths, PER_ALL, screens } from '@shop/constants';
import type { cornerCopy } from '@shop/copy';
import { daysBetween, formatDate, inJapan, type JstDay } from '@shop/japanese';
import { type ShopSettings, countUnreadMessages, type AppDispatch } from '@shop/state';
import type { NamedLink } from '@shop/theming';
import { isOffered } from '../guards/is-offered.ts';
import { memorialsAhead } from '../memorial/memorials-ahead.ts';

/** The list of hearts. */
const favourites = 'favorite';
/** The days before expiry from which points are mentioned. */
const soonDays = 30;

/**
 * Returns a member's reminders with links: unread messages, expiring points, the next memorial day, favourites back in
 * stock. Leaves out reminders that cannot be read or are not offered by the shop.
 */
export async function readReminders(
  dispatch: AppDispatch,
  api: ApiClient,
  signal: AbortSignal,
  settings: ShopSettings,
  t: typeof cornerCopy,
): Promise<readonly NamedLink[]> {
  const today = inJapan(new Date()).day;
  const found = await Promise.allSettled([
    dispatch(countUnreadMessages()).then((count) =>
      count > 0 ? { label: t.unread(count), href: paths.mypageMessages() } : null,
    ),
    isOffered(screens.mypagePoint, settings) &&
      api.GET('/v1/me/points', { signal }).then(({ data }) => endingPoints(data, today, t)),
    isOffered(screens.mypageMemorials, settings) &&
      api
        .GET('/v1/me/user-memorials', { params: { query: { per: PER_ALL } }, signal })
        .then(({ data }) => nearestMemorial(data, today, t)),
    api
      .GET('/v1/me/user-lists/{key}', {
        params: { path: { key: favourites }, query: { is_listables: 1, per: PER_ALL } },
        signal,
      })
      .then(({ data }) => returned(data.listables, t)),
  ]);
  return found.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
}

/** Points of the nearest day on which some end; null when that is far. */
export function endingPoints(
  { expirations }: Pick<PointBalance, 'expirations'>,
  today: JstDay,
  t: typeof cornerCopy,
): NamedLink | null {
  const [first] = expirations;
  if (!first || daysBetween(today, first.expires_on) > soonDays) return null;
  return { label: t.points(first.points, formatDate(first.expires_on)), href: paths.mypagePoint() };
}

/** The next day to remember; null without any. */
export function nearestMemorial(memorials: readonly Memorial[], today: JstDay, t: typeof cornerCopy): NamedLink | null {
  const [nearest] = memorialsAhead(memorials, today);
  return nearest
    ? {
        label: t.memorial(nearest.memorial.target_user_name, nearest.memorial.name, daysBetween(today, nearest.next)),
        href: paths.mypageMemorials(),
      }
    : null;
}

/** Favourites that could not be had when they were marked, and can be now; null for none. */
export function returned(
  list: readonly Pick<Listable, 'product' | 'attached_is_available'>[],
  t: typeof cornerCopy,
): NamedLink | null {
  const count = list.filter(
    ({ product, attached_is_available }) =>
      attached_is_available === false && (product.stock_state === 'in_stock' || product.stock_state === 'few'),
  ).length;
  return count === 0 ? null : { label: t.back(count), href: paths.mypageList(favourites) };
}
