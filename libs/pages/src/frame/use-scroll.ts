import { sessionStore } from '@shop/constants/storage';
import { SCROLL } from '@shop/constants';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isSamePage } from '../screens/is-at.ts';
import { ScrollMemory } from './scroll-memory.ts';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';

interface ScrollPosition {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** How a navigation scrolls: `top` on a new page, `restore` on going back, `anchor` for a hash, `stay` for a filter. */
type ScrollMove = 'top' | 'restore' | 'anchor' | 'stay';

/** Scrolls to the top on a new page and, 500 ms after going back, to the previous position (spec §2, §9). */
export function useScroll(): void {
  const location = useLocation();
  const isHistory = useNavigationType() === 'POP';
  const shown = useRef(location);
  const memory = useRef<ScrollMemory>(null);

  useAbortableEffect(true, (signal) => {
    const positions = (memory.current = new ScrollMemory(sessionStore));
    const remember = () => positions.remember(shown.current.key, window.scrollY);
    const leave = () => {
      positions.save();
      // Another document, or this one reloaded: the browser restores better than we could.
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    // The shopper may have scrolled before hydration.
    remember();
    window.addEventListener('scroll', remember, { passive: true, signal });
    window.addEventListener('pagehide', leave, { signal });
  });

  // Before the scroll event of a shorter page, whose position is not that of the previous page.
  useLayoutEffect(() => {
    const from = shown.current;
    if (from.key === location.key) return undefined;
    shown.current = location;
    // A history entry that the router did not make is a hash link followed by the browser.
    const move = scrollMove(from, location, isHistory && history.state !== null);
    if (!isSamePage(from.pathname, location.pathname)) document.getElementById('main')?.focus({ preventScroll: true });
    if (move === 'top') window.scrollTo(0, 0);
    if (move === 'anchor') document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
    if (move !== 'restore') return undefined;
    const top = memory.current?.positionOf(location.key) ?? 0;
    const timer = setTimeout(() => window.scrollTo(0, top), SCROLL.restoreDelayMs);
    return () => clearTimeout(timer);
  }, [location, isHistory]);
}

/** Decides how the window scrolls (spec §2): not on a filter or an order of a list, but on its next page. */
export function scrollMove(from: ScrollPosition, to: ScrollPosition, isHistory: boolean): ScrollMove {
  if (isHistory) return 'restore';
  if (to.hash !== '') return 'anchor';
  if (!isSamePage(from.pathname, to.pathname)) return 'top';
  const page = (location: ScrollPosition) => new URLSearchParams(location.search).get('page') ?? '1';
  return page(from) === page(to) || page(to) === '1' ? 'stay' : 'top';
}
