import type { ReactNode } from 'react';
import type { User } from '@shop/api';
import { accountCopy, measurementCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { paths, screens, screensOfMenu, type ScreenName } from '@shop/constants';
import { useShop } from '@shop/state';
import { slot } from '@shop/theming';
import { useLocation, useRevalidator } from 'react-router';
import { useShopFrame } from '../frame/frame-context.tsx';
import { useShownLongEnough } from '../frame/use-shown-long-enough.ts';
import type { Reading } from './read-or-outage.ts';
import { accountWarnings } from './warnings.ts';

const MyPageLayout = slot('MyPageLayout');

interface MyPageFrameProps<T> {
  readonly title: string;
  readonly lead?: string;
  /** Null while the page is still a skeleton. */
  readonly reading: Reading<T> | null;
  readonly children?: (data: T) => ReactNode;
}

/** A screen of my page: the slot around it, and the wait, the outage or the data inside. */
export function MyPageFrame<T>({ title, lead, reading, children }: MyPageFrameProps<T>) {
  const t = useCopy(accountCopy);
  const user = useShop((state) => state.user.data, null);
  const measured = useCopy(measurementCopy).nav;
  const measurements = useShopFrame().settings.MEMBER.IS_USE_MEASUREMENT ? measured : null;
  const { pathname } = useLocation();
  const { revalidate, state } = useRevalidator();
  const isReady = reading?.status === 'ready';
  const isWaiting = useShownLongEnough(reading === null || reading.status === 'leaving' || (!isReady && state === 'loading'));
  return (
    <MyPageLayout
      title={title}
      lead={lead ?? null}
      nav={navOf(t, measurements, pathname)}
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

/** `measurements` is the word for them where the shop keeps them; null elsewhere. */
function navOf({ mypage: t }: typeof accountCopy, measurements: string | null, pathname: string) {
  const labels: Partial<Record<ScreenName, string | null>> = { ...t.menu, mypageMeasurement: measurements };
  const links = screensOfMenu('mypage').flatMap((name) => {
    const label = labels[name];
    return label ? [{ label, href: `${screens[name].path}/` }] : [];
  });
  const here = `${pathname.replace(/\/+$/, '')}/`;
  return links.map((link) => ({ ...link, current: link.href === paths.mypage() ? here === link.href : here.startsWith(link.href) }));
}
