import { useEffect, useRef, useState } from 'react';
import { LOADING_MIN_MS } from '@shop/constants';

/**
 * Whether a loading state is shown: for at least 200 ms, so that nothing flickers (spec §9 "Fetch minimum delay"). Does
 * not delay requests or data.
 *
 * @param graceMs loading shorter than this is not shown
 */
export function useShownLongEnough(isLoading: boolean, graceMs = 0): boolean {
  const [isShown, setShown] = useState(false);
  const shownAt = useRef(-LOADING_MIN_MS);
  useEffect(() => {
    const wait = isLoading ? graceMs : shownAt.current + LOADING_MIN_MS - performance.now();
    const timer = setTimeout(
      () => {
        if (isLoading) shownAt.current = performance.now();
        setShown(isLoading);
      },
      Math.max(0, wait),
    );
    return () => clearTimeout(timer);
  }, [isLoading, graceMs]);
  return isShown || (isLoading && graceMs === 0);
}
