import { useEffect, useRef, useState } from 'react';
import { LOADING_MIN_MS } from '@shop/constants';

/**
 * Whether a loading state is to be shown: once shown it stays 200 ms at least, so that nothing flickers (spec §9
 * "Fetch minimum delay"). It delays no request and no data.
 *
 * @param graceMs what is done within this time is not shown at all
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
