import { later } from '@shop/theming';

const open = () => import('./page-blocks.tsx').then(({ PageBlocks }) => PageBlocks);

/** The blocks of a page's layout, below what its theme draws: plain HTML until somebody comes towards them. */
export const LaterBlocks = later(() =>
  import.meta.env.SSR ? open() : import('./reading-on.ts').then(({ openForReader }) => openForReader(open)),
);
