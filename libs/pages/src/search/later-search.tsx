import { comeLater } from '../frame/come-later.tsx';

/** The search of the header: a plain form at first, its suggestions come once the page stands. */
export const LaterSearch = comeLater(() => import('./header-search.tsx').then(({ HeaderSearch }) => HeaderSearch));
