import { SCROLL } from '@shop/constants';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { ScrollMemory } from './scroll-memory.ts';
import { scrollMove } from './scroll-plan.ts';

/** Scrolls to the top on a new page and, 500 ms after going back, to where the reader was (spec §2, §9). */
export function useScroll(): void {
  const location = useLocation();
  const isHistory = useNavigationType() === 'POP';
  const shown = useRef(location);
  const memory = useRef<ScrollMemory>(null);

  useEffect(() => {
    const kept = (memory.current = new ScrollMemory(sessionStorage));
    const remember = () => kept.remember(shown.current.key, window.scrollY);
    const leave = () => {
      kept.save();
      // Another document, or this one reloaded: the browser restores better than we could.
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    // The reader may have scrolled before any of this was there.
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', leave);
    };
  }, []);

  // Before the browser tells that a shorter page has moved the window, which is no place of the page before.
  useLayoutEffect(() => {
    const from = shown.current;
    if (from.key === location.key) return undefined;
    shown.current = location;
    const move = scrollMove(from, location, isHistory);
    if (from.pathname !== location.pathname) document.getElementById('main')?.focus({ preventScroll: true });
    if (move === 'top') window.scrollTo(0, 0);
    if (move === 'anchor') document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
    if (move !== 'restore') return undefined;
    const top = memory.current?.positionOf(location.key) ?? 0;
    const timer = setTimeout(() => window.scrollTo(0, top), SCROLL.restoreDelayMs);
    return () => clearTimeout(timer);
  }, [location, isHistory]);
}
