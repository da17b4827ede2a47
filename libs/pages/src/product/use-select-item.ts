import { useEffect } from 'react';
import type { ShownLists } from './selected-item.ts';

/** Reports which product of which list the shopper follows a link to (P-27), by code that comes with the first such link. */
export function useSelectItem(lists: ShownLists): void {
  useEffect(() => {
    const tell = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
      if (!link) return;
      const path = link.pathname;
      // Off line the code may not come; nothing is lost but the report.
      import('./selected-item.ts').then((file) => file.tellSelected(lists, path)).catch(() => undefined);
    };
    document.addEventListener('click', tell);
    return () => document.removeEventListener('click', tell);
  }, [lists]);
}
