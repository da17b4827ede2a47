import { catchAllScreen, screens, type Screen } from '@shop/constants';
import { matchRoutes } from 'react-router';

const rows: readonly Screen[] = [...Object.values(screens), catchAllScreen];
const routes = rows.map((handle) => ({ path: handle.path, handle }));

// The router ranks all routes anew at each question, and one document asks half a dozen times for its own path.
let last = { path: '', screen: catchAllScreen as Screen };

/** What is known of the screen at a path, with or without a query, as the router finds it. */
export function findScreen(path: string): Screen {
  if (path !== last.path) last = { path, screen: matchRoutes(routes, path)?.[0]?.route.handle ?? catchAllScreen };
  return last.screen;
}
