import { lazy, Suspense } from 'react';

const HeaderSearch = lazy(() => import('./header-search.tsx').then(({ HeaderSearch: component }) => ({ default: component })));

/** One element for ever: a boundary that is drawn anew before its script is there would show its fallback. */
const search = (
  <Suspense fallback={null}>
    <HeaderSearch />
  </Suspense>
);

/** The search of the header: a plain form at first, its suggestions come once the page stands. */
export function LaterSearch() {
  return search;
}
