import { useRef, useSyncExternalStore } from 'react';

/** An element over the whole screen, where the browser lets it (telephones of one maker do not). */
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

function onChange(tell: () => void): () => void {
  document.addEventListener('fullscreenchange', tell);
  return () => document.removeEventListener('fullscreenchange', tell);
}
