import type { ReactNode } from 'react';
import type { User } from '@shop/api';
import { accountCopy, measuredCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { mypageGroups, screens, screensOfMenu, type MypageGroup, type Screen, type ScreenName } from '@shop/constants';
import { useAppSelector, useAppDispatch } from '@shop/state';
import { slot, type MyPageNavGroup } from '@shop/theming';
import { useLocation, useRevalidator } from 'react-router';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import type { FrameData } from '../frame-data/frame-data.ts';
import { useShownLongEnough } from '../timing/use-shown-long-enough.ts';
import { isAt, isWithin } from '../screens/is-at.ts';
import { isOffered } from '../guards/is-offered.ts';
import { countMemberFigures } from './count-member-figures.ts';
import type { Reading } from './load-or-offline.ts';
import { accountWarnings } from './warnings.ts';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';

const MyPageLayout = slot('MyPageLayout');

interface MyPageFrameProps<T> {
  readonly title: string;
  readonly lead?: string;
  /** Null while the skeleton is shown. */
  readonly reading: Reading<T> | null;
  readonly children?: (data: T) => ReactNode;
}

/** A screen of my page: the page slot with skeleton, offline message or data. */
export function MyPageFrame<T>({ title, lead, reading, children }: MyPageFrameProps<T>) {
  const dispatch = useAppDispatch();
  const t = useCopy(accountCopy);
  const user = useAppSelector((state) => state.user.data);
  const measurements = useCopy(measuredCopy).nav;
  const { settings } = useShopFrame();
  const { pathname } = useLocation();
  const { revalidate, state } = useRevalidator();
  const isReady = reading?.status === 'ready';
  // Folded until the screen is measured: a phone must not unfold it first.
  const isNavOpen = useAppSelector(({ base }) => base.screen.desktop);
  const unread = useAppSelector((state) => state.user.unreadMessages) ?? 0;
  const hasPoints = settings.MEMBER.IS_USE_POINT ?? true;
  // After the screen was read: opening a message is what reads it.
  useAbortableEffect(isReady && pathname, () => countMemberFigures(dispatch, hasPoints));
  const isWaiting = useShownLongEnough(
    reading === null || reading.status === 'leaving' || (!isReady && state === 'loading'),
  );
  return (
    <MyPageLayout
      title={title}
      lead={lead ?? null}
      nav={navOf(t, { measurements, settings, pathname, unread })}
      isNavOpen={isNavOpen}
      memberName={user && `${user.last_name} ${user.first_name}`}
      warnings={user ? accountWarnings(flagsOf(user), t) : []}
      status={isWaiting ? 'loading' : isReady ? 'ready' : 'outage'}
      onRetry={() => void revalidate()}
    >
      {reading?.status === 'ready' ? children?.(reading.data) : null}
    </MyPageLayout>
  );
}

function flagsOf(user: User) {
  return { hasPasswordExpired: user.has_password_expired, hasMailErrorCountOver: user.has_mail_error_count_over };
}

interface Known {
  readonly measurements: string;
  readonly settings: FrameData['settings'];
  readonly pathname: string;
  readonly unread: number;
}

function navOf(
  { mypage: t }: typeof accountCopy,
  { measurements, settings, pathname, unread }: Known,
): readonly MyPageNavGroup[] {
  const labels: Partial<Record<ScreenName, string>> = { ...t.menu, mypageMeasurement: measurements };
  const linkOf = (name: ScreenName) => {
    const label = labels[name];
    const { path } = screens[name];
    const href = `${path}/`;
    const current = name === 'mypage' ? isAt(pathname, path) : isWithin(pathname, path);
    return label ? [{ label, href, current, ...(name === 'mypageMessages' && { unread }) }] : [];
  };
  const rows: Partial<Record<ScreenName, Screen>> = screens;
  const names = screensOfMenu('mypage').filter((name) => isOffered(screens[name], settings));
  const groupOf = (group: MypageGroup | undefined, title: string | null) => ({
    title,
    links: names.filter((name) => rows[name]?.group === group).flatMap(linkOf),
  });
  return [groupOf(undefined, null), ...mypageGroups.map((group) => groupOf(group, t.groups[group]))].filter(
    ({ links }) => links.length > 0,
  );
}
