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
    const tellShown = async () => (await report())?.tellShown(dispatch, lists);
    if (isBelow) addEventListener('scroll', tellShown, { once: true, passive: true, signal });
    else void tellShown();
    const tell = async ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
      if (!link) return;
      const path = link.pathname;
      (await report())?.tellSelected(dispatch, lists, path);
    };
    document.addEventListener('click', tell, { signal });
  });
}
