import type { Popup } from '@shop/api';
import { paths } from '@shop/constants';
import { inJapan } from '@shop/japanese';
import { browserShop } from '@shop/state';
import { slot } from '@shop/theming';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import type { FramePopup } from '../frame-data/frame-data.ts';
import { isReaderBusy, onceReaderIsFree } from './once-reader-is-free.ts';
import { keepOpenedPopup } from './opened-popups.ts';
import { popupView } from './popup-view.ts';

const PopupWindow = slot('PopupWindow');

interface Shown {
  readonly popup: Popup;
  /** Of the place that it opened over: whoever goes on from there has left it. */
  readonly at: string;
  readonly isOpen: boolean;
}

/** Opens a window once somebody reads the page, and remembers that it has. Its words are read only then. */
export function DuePopupWindow({ due, popups }: { readonly due: FramePopup; readonly popups: readonly FramePopup[] }) {
  const { key } = useLocation();
  const { settings } = useShopFrame();
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const reading = new AbortController();
    const open = async () => {
      const { data: popup } = await browserShop().api.GET('/v1/popups/{id}', {
        params: { path: { id: due.id } },
        signal: reading.signal,
      });
      if (isReaderBusy()) return;
      keepOpenedPopup(localStorage, due, inJapan(new Date()).day, popups);
      setShown({ popup, at: key, isOpen: true });
    };
    // One that has ended since, or cannot be read, stays closed.
    const callOff = onceReaderIsFree(() => void open().catch(() => undefined));
    return () => {
      callOff();
      reading.abort();
    };
    // Another place of the same page is no new visit to it.
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
