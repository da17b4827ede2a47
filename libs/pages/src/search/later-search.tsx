import { lazy, Suspense } from 'react';

const HeaderSearch = lazy(() => import('./header-search.tsx').then(({ HeaderSearch: component }) => ({ default: component })));

/** The search of the header: a plain form at first, its suggestions come once the page stands. */
export function LaterSearch() {
  return (
    <Suspense fallback={null}>
      <HeaderSearch />
    </Suspense>
  );
}
