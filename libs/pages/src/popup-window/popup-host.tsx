import { localStore } from '@shop/constants/storage';
import { inJapan } from '@shop/japanese';
import { deferred } from '@shop/theming';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { FramePopup } from '../frame-data/frame-data.ts';
import { findScreen } from '../screens/find-screen.ts';
import { pageKeyOf } from '../screens/page-key.ts';
import { duePopup } from './due-popup.ts';
import { readOpenedPopups } from './opened-popups.ts';

/** Loaded on demand: most pages have no pop-up. */
const DuePopup = deferred(() => import('./due-popup-window.tsx').then((file) => file.DuePopupWindow));

/** The pop-up due on a page, one at a time. Rendered only in the browser, which knows what has been opened. */
export function PopupHost({ popups }: { popups: readonly FramePopup[] }) {
  const { pathname } = useLocation();
  const due = useMemo(() => dueAt(popups, pathname), [popups, pathname]);
  if (!due) return null;
  return <DuePopup key={pathname} due={due} popups={popups} />;
}

/** Returns the pop-up due at a path; none on screens that are not indexed, such as cart, login and my page. */
function dueAt(popups: readonly FramePopup[], pathname: string): FramePopup | null {
  if (popups.length === 0 || !findScreen(pathname).indexable) return null;
  const page = pageKeyOf(pathname);
  const opened = localStore.isRefused() ? null : readOpenedPopups(localStore);
  return page === null || opened === null ? null : duePopup(popups, page, opened, inJapan(new Date()).day);
}
