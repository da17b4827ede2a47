import { COOKIES } from '@shop/constants';
import { localStore } from '@shop/constants/storage';
import {
  documentCookies,
  environmentArrived,
  readStoredAccessToken,
  releaseWrites,
  screenFlags,
  screenMeasured,
  settingsArrived,
  useAppStore,
} from '@shop/state';
import type { FrameData } from '../frame-data/frame-data.ts';
import { requestIdle } from '../timing/request-idle.ts';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';

/**
 * Rehydrates the store after mount for shoppers with a session or a cart; for others the first thunk does. Stores the
 * environment, the channel's settings and the screen class (spec §3 "Base state").
 */
export function useStore({ environment, settings }: Pick<FrameData, 'environment' | 'settings'>): void {
  const { dispatch, start } = useAppStore();
  useAbortableEffect(true, () => (isKnownReader() ? requestIdle(() => void start()) : undefined));
  useAbortableEffect(settings, (signal) => {
    const { 'SCREEN-SM': small, 'SCREEN-MD': medium } = settings.SITE.BREAKPOINT;
    const measure = () => dispatch(screenMeasured(screenFlags(window.innerWidth, settings.SITE.BREAKPOINT)));
    dispatch(environmentArrived(environment));
    dispatch(settingsArrived(settings));
    measure();
    for (const width of [small, medium])
      window.matchMedia(`(width >= ${width}px)`).addEventListener('change', measure, { signal });
    window.addEventListener('pagehide', () => dispatch(releaseWrites()), { signal });
  });
}

/** Whether there is a session or a cart; for others an open channel would only prevent the back/forward cache. */
function isKnownReader(): boolean {
  if (documentCookies().get(COOKIES.cartToken) !== null) return true;
  return readStoredAccessToken(localStore) !== null;
}
