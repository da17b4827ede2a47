import { useAppDispatch } from '@shop/state';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';
import type { ShownLists } from './selected-item.ts';

/**
 * Reports the lists of products that a page shows, and which product of which the shopper follows a link to (P-27).
 *
 * @param isBelow they stand below what the page opens with, and are shown when its reader scrolls
 */
export function useSelectItem(lists: ShownLists, isBelow = false): void {
  const dispatch = useAppDispatch();
  useAbortableEffect(lists, (signal) => {
    // Off line the code may not come; nothing is lost but the report.
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
