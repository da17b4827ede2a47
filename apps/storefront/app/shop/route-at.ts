import { findScreen } from '@shop/pages/screens/find-screen.ts';

const routes = import.meta.glob('../../../../libs/pages/src/*/route.tsx');

/**
 * Returns a function that loads the file of the screen at a path; undefined if it has none. The router imports the same
 * file, but only here Vite fetches the stylesheets with it.
 */
export const routeAt = (path: string): (() => Promise<unknown>) | undefined =>
  routes[`../../../../libs/pages/src/${findScreen(path).folder}/route.tsx`];
