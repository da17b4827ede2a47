import { countMemberFigures } from '../account/count-member-figures.ts';
import { ConnectionHost } from '../connection/connection-host.tsx';
import { PopupHost } from '../popup-window/popup-host.tsx';
import type { FrameData } from '../frame-data/frame-data.ts';
import { TagManagerHost } from '../tag-manager/tag-manager-host.tsx';
import { ToastHost } from '../toast/toast-host.tsx';
import { copyPlain } from './copy-plain.ts';
import { useScroll } from './use-scroll.ts';
import { useShopEvents } from './use-shop-events.ts';
import { useStore } from './use-store.ts';
import { useAppSelector, flashShifted, recordSearch, useAppDispatch } from '@shop/state';
import { useLocation } from 'react-router';
import { toasts } from '../toast/toasts.ts';
import { screenPaths } from '@shop/constants';
import { isAt, isSamePage } from '../screens/is-at.ts';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';

/** The effects of the frame, toasts, connection notice and tags; separate, so that they do not re-render it. */
export function ShopEffects({ data }: { data: FrameData }) {
  useShopEvents();
  useStore(data);
  useScroll();
  useFlash();
  useRefusalsAfterLeaving();
  useRecordedSearches();
  useMemberFigures(data.settings.MEMBER.IS_USE_POINT ?? true);
  useAbortableEffect(true, (signal) => document.addEventListener('copy', copyPlain, { signal }));
  // Display faces have waited for it: a press matters more than a letter.
  useAbortableEffect(true, () => void dispatchEvent(new Event('page-settled')));
  return (
    <>
      {/* Not in the document: it would share the line with the first picture. */}
      <link rel="manifest" href="/manifest.webmanifest" />
      <ConnectionHost />
      <ToastHost />
      <PopupHost popups={data.popups} />
      <TagManagerHost settings={data.settings.GTM} />
    </>
  );
}

/** Each change of page shows the messages that the page before has left for it (spec §4). */
function useFlash(): void {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const current = useAppSelector(({ base }) => base.flash.current);
  useAbortableEffect(key, () => {
    dispatch(flashShifted());
  });
  useAbortableEffect(current, () => {
    for (const message of current) toasts.show(message);
  });
}

/** Shows a toast when a change is refused after its page was left (spec §8). */
function useRefusalsAfterLeaving(): void {
  const refusal = useAppSelector(({ base }) => base.errors);
  useAbortableEffect(refusal, () => {
    if (refusal && refusal.page !== null && !isSamePage(refusal.page, location.pathname) && refusal.message !== '')
      toasts.show({ kind: 'error', text: refusal.message });
  });
}

/** Counts a member's unread messages and, if the shop uses points, points for the header after login. */
function useMemberFigures(hasPoints: boolean): void {
  const dispatch = useAppDispatch();
  const isLogin = useAppSelector(({ auth }) => auth.isLogin);
  useAbortableEffect(isLogin, () => countMemberFigures(dispatch, hasPoints));
}

/** Reports a member's search, once per search: its further pages and filters belong to the same one. */
function useRecordedSearches(): void {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const word = isAt(pathname, screenPaths.products) ? (new URLSearchParams(search).get('word') ?? '').trim() : '';
  const isLogin = useAppSelector(({ auth }) => auth.isLogin);
  useAbortableEffect(isLogin && word, () => {
    // Optional: the search works without the history.
    dispatch(recordSearch(word)).catch(() => undefined);
  });
}
