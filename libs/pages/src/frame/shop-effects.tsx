import { useEffect } from 'react';
import { ConnectionHost } from '../connection/connection-host.tsx';
import { PopupHost } from '../popup-window/popup-host.tsx';
import type { FrameData } from '../frame-data/frame-data.ts';
import { ToastHost } from '../toast/toast-host.tsx';
import { useFlash } from './use-flash.ts';
import { useLateRefusals } from './use-late-refusals.ts';
import { useMemberFigures } from './use-member-figures.ts';
import { useScroll } from './use-scroll.ts';
import { useShopEvents } from './use-shop-events.ts';
import { useStore } from './use-store.ts';
import { useToldSearches } from './use-told-searches.ts';

/** What the frame does besides being drawn, its toasts and its word on the connection; apart from it, so that none of this draws it anew. */
export function ShopEffects({ data }: { data: FrameData }) {
  useShopEvents();
  useStore(data);
  useScroll();
  useFlash();
  useLateRefusals();
  useToldSearches();
  useMemberFigures(data.settings.MEMBER.IS_USE_POINT ?? true);
  // Display faces have waited for it: a press matters more than a letter.
  useEffect(() => void dispatchEvent(new Event('page-settled')), []);
  return (
    <>
      <ConnectionHost />
      <ToastHost />
      <PopupHost popups={data.popups} />
    </>
  );
}
