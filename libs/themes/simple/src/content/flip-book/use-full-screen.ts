import { useRef, useSyncExternalStore } from 'react';

/** Shows an element in full screen if the browser supports it (iPhones do not). */
export function useFullScreen() {
  const element = useRef<HTMLElement>(null);
  const isPossible = useSyncExternalStore(
    never,
    () => document.fullscreenEnabled,
    () => false,
  );
  const isFull = useSyncExternalStore(
    onChange,
    () => document.fullscreenElement !== null,
    () => false,
  );
  /** A browser that refuses leaves all as it is. */
  const toggle = () =>
    void (isFull ? document.exitFullscreen() : element.current?.requestFullscreen())?.catch(() => undefined);
  return { element, isPossible, isFull, toggle };
}

const never = () => () => undefined;

function onChange(onFullScreenChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onFullScreenChange);
  return () => document.removeEventListener('fullscreenchange', onFullScreenChange);
}
