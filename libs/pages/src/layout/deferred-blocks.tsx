import { deferred } from '@shop/theming';

const open = () => import('./page-blocks.tsx').then((file) => file.PageBlocks);

/** The blocks of a page's layout, below those of the theme; static HTML until the shopper scrolls. */
export const DeferredBlocks = deferred(async () => {
  if (import.meta.env.SSR) return open();
  const { openForReader } = await import('./reading-on.ts');
  return openForReader(open);
});
