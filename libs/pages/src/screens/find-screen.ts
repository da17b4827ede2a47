import { catchAllScreen, screens, type Screen } from '@shop/constants';
import { matchRoutes } from 'react-router';

const rows: readonly Screen[] = [...Object.values(screens), catchAllScreen];
const routes = rows.map((handle) => ({ path: handle.path, handle }));

// Cached, since matching ranks all routes each time, and a document looks up its path about six times.
let last = { path: '', screen: catchAllScreen as Screen };

/** Returns the screen that the router matches to a path, with or without a query. */
export function findScreen(path: string): Screen {
  if (path !== last.path) last = { path, screen: matchRoutes(routes, path)?.[0]?.route.handle ?? catchAllScreen };
  return last.screen;
}
