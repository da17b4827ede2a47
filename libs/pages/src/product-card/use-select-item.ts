import { useAppDispatch } from '@shop/state';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';
import type { ShownLists } from './selected-item.ts';

/**
 * Reports the product lists that a page shows, and the product whose link the shopper follows (P-27).
 *
 * @param isBelow whether the lists are below the first screen and are shown on scrolling
 */
export function useSelectItem(lists: ShownLists, isBelow = false): void {
  const dispatch = useAppDispatch();
  useAbortableEffect(lists, (signal) => {
    // Offline the code may not load; only the report is lost.
    const report = () => import('./selected-item.ts').catch(() => null);
    const trackShown = async () => (await report())?.trackShown(dispatch, lists);
    if (isBelow) addEventListener('scroll', trackShown, { once: true, passive: true, signal });
    else void trackShown();
    const trackSelection = async ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
      if (!link) return;
      const path = link.pathname;
      (await report())?.trackSelected(dispatch, lists, path);
    };
    document.addEventListener('click', trackSelection, { signal });
  });
}
