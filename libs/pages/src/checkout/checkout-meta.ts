import { checkoutCopy } from '@shop/copy';
import { pageMeta } from '../seo/page-meta.ts';

/** `meta` of a step: its title, and never indexed. */
export function checkoutMeta(screen: keyof typeof checkoutCopy.pageTitles, path: string) {
  return pageMeta(({ copyOf }) => ({
    title: copyOf(checkoutCopy).pageTitles[screen],
    description: '',
    path,
    indexable: false,
  }));
}
