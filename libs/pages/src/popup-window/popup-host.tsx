import { localStore } from '@shop/constants/storage';
import { inJapan } from '@shop/japanese';
import { later } from '@shop/theming';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { FramePopup } from '../frame-data/frame-data.ts';
import { findScreen } from '../screens/find-screen.ts';
import { pageKeyOf } from '../screens/page-key.ts';
import { duePopup } from './due-popup.ts';
import { readOpenedPopups } from './opened-popups.ts';

/** Most pages have none: they ask for nothing. */
const DuePopup = later(() => import('./due-popup-window.tsx').then((file) => file.DuePopupWindow));

/** The window that is due on a page, one at a time. Drawn in the browser alone, since it knows what has been opened there. */
export function PopupHost({ popups }: { popups: readonly FramePopup[] }) {
  const { pathname } = useLocation();
  const due = useMemo(() => dueAt(popups, pathname), [popups, pathname]);
  if (!due) return null;
  return <DuePopup key={pathname} due={due} popups={popups} />;
}

/** Windows open where people read and choose, never on a way: cart, payment, login, forms of my page. */
function dueAt(popups: readonly FramePopup[], pathname: string): FramePopup | null {
  if (popups.length === 0 || !findScreen(pathname).indexable) return null;
  const page = pageKeyOf(pathname);
  const opened = localStore.isRefused() ? null : readOpenedPopups(localStore);
  return page === null || opened === null ? null : duePopup(popups, page, opened, inJapan(new Date()).day);
}
