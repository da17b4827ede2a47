import { useSlotRuntime } from '@shop/theming';
import { useCallback } from 'react';

/** Loads the slots of the page that a link leads to while the pointer, finger or focus rests on it. */
export function useLinkIntentHandler(): (path: string) => void {
  const runtime = useSlotRuntime();
  return useCallback(
    (path) => {
      void import('../screens/find-screen.ts')
        .then(({ findScreen }) => runtime.preload(findScreen(path).slots ?? []))
        // Nothing was asked for yet; the navigation itself tells when it fails.
        .catch(() => undefined);
    },
    [runtime],
  );
}
