import { useWhile } from '../timing/use-while.ts';
import type { ShownLists } from './selected-item.ts';

/**
 * Reports the lists of products that a page shows, and which product of which the shopper follows a link to (P-27).
 *
 * @param isBelow they stand below what the page opens with, and are shown when its reader scrolls
 */
export function useSelectItem(lists: ShownLists, isBelow = false): void {
  useWhile(lists, (signal) => {
    // Off line the code may not come; nothing is lost but the report.
    const tellShown = () =>
      void import('./selected-item.ts').then((file) => file.tellShown(lists)).catch(() => undefined);
    if (isBelow) addEventListener('scroll', tellShown, { once: true, passive: true, signal });
    else tellShown();
    const tell = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
      if (!link) return;
      const path = link.pathname;
      import('./selected-item.ts').then((file) => file.tellSelected(lists, path)).catch(() => undefined);
    };
    document.addEventListener('click', tell, { signal });
  });
}
