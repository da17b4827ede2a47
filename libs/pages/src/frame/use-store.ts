import { localStore } from '@shop/constants/storage';
import { COOKIES } from '@shop/constants';
import { browserShop, documentCookies, readStoredBearer, screenFlags } from '@shop/state';
import type { FrameData } from '../frame-data/frame-data.ts';
import { requestIdle } from '../timing/request-idle.ts';
import { useWhile } from '../timing/use-while.ts';

/**
 * Brings the store after hydration to readers who have a session or a basket; to others it comes with the first
 * thing they do. Gives it the environment, the channel's settings and the size of the screen (spec §3 "Base state").
 */
export function useStore({ environment, settings }: Pick<FrameData, 'environment' | 'settings'>): void {
  useWhile(settings, (signal) => {
    const shop = browserShop();
    const { 'SCREEN-SM': small, 'SCREEN-MD': medium } = settings.SITE.BREAKPOINT;
    const widths = [small, medium].map((width) => window.matchMedia(`(width >= ${width}px)`));
    const measure = () =>
      void shop.dispatch((actions) => actions.screenMeasured(screenFlags(window.innerWidth, settings.SITE.BREAKPOINT)));
    let isTold = false;
    const tell = () => {
      if (isTold || shop.state() === null) return;
      isTold = true;
      void shop.dispatch((actions) => actions.environmentArrived(environment));
      void shop.dispatch((actions) => actions.settingsArrived(settings));
      measure();
      for (const width of widths) width.addEventListener('change', measure, { signal });
    };
    const unsubscribe = shop.subscribe(tell);
    tell();
    window.addEventListener('pagehide', () => shop.releaseWrites(), { signal });
    // A failure is told by the first thing the reader does, which asks for the store again.
    const idle = isKnownReader() ? requestIdle(() => void shop.load().catch(() => undefined)) : undefined;
    return () => {
      unsubscribe();
      idle?.();
    };
  });
}

function isKnownReader(): boolean {
  if (documentCookies().get(COOKIES.cartToken) !== null) return true;
  return readStoredBearer(localStore) !== null;
}
