import { localStore } from '@shop/constants/storage';
import type { Popup } from '@shop/api';
import { paths } from '@shop/constants';
import { inJapan } from '@shop/japanese';
import { useApi } from '@shop/state';
import { slot } from '@shop/theming';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import type { FramePopup } from '../frame-data/frame-data.ts';
import { storeOpenedPopup } from './opened-popups.ts';
import { popupView } from './popup-view.ts';
import { requestIdle } from '../timing/request-idle.ts';

/** Events of a person, not of a robot; by then the browser has measured the largest contentful paint. */
const signs = ['pointermove', 'scroll', 'keydown', 'touchstart'] as const;

const PopupWindow = slot('PopupWindow');

interface Shown {
  readonly popup: Popup;
  /** The key of the location at which it opened; a navigation closes it. */
  readonly at: string;
  readonly isOpen: boolean;
}

/** Opens a pop-up once the page is being read, and saves that it was opened. Its content is read only then. */
export function DuePopupWindow({ due, popups }: { readonly due: FramePopup; readonly popups: readonly FramePopup[] }) {
  const api = useApi();
  const { key } = useLocation();
  const { settings } = useShopFrame();
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const reading = new AbortController();
    const open = async () => {
      const { data: popup } = await api.GET('/v1/popups/{id}', {
        params: { path: { id: due.id } },
        signal: reading.signal,
      });
      if (isReaderBusy()) return;
      storeOpenedPopup(localStore, due, inJapan(new Date()).day, popups);
      setShown({ popup, at: key, isOpen: true });
    };
    // A pop-up that has expired or cannot be read remains closed.
    const callOff = onceReaderIsFree(() => void open().catch(() => undefined));
    return () => {
      callOff();
      reading.abort();
    };
    // A hash navigation within the page is no new visit.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [popups, due]);
  if (!shown) return null;
  return (
    <PopupWindow
      {...popupView(shown.popup, settings.SITE)}
      open={shown.isOpen && shown.at === key}
      listHref={paths.popup()}
      onClose={() => setShown({ ...shown, isOpen: false })}
    />
  );
}

/**
 * Runs work once the page is being read and no dialog is open and no field focused.
 *
 * @returns a function that cancels it
 */
function onceReaderIsFree(work: () => void): () => void {
  let callOff: (() => void) | null = null;
  const end = () => {
    callOff?.();
    for (const sign of signs) removeEventListener(sign, look);
  };
  const look = () => {
    callOff ??= requestIdle(() => {
      callOff = null;
      if (isReaderBusy()) return;
      end();
      work();
    });
  };
  for (const sign of signs) addEventListener(sign, look, { passive: true });
  // After a navigation inside the shop, such an event has already occurred.
  if (navigator.userActivation.hasBeenActive) look();
  return end;
}

/** Whether a dialog or popover is open, or a field is focused. */
function isReaderBusy(): boolean {
  return document.querySelector('dialog[open], :popover-open, input:focus, textarea:focus, select:focus') !== null;
}
