import { catchAllScreen, screens, type Screen, type ScreenSlot } from '@shop/constants';
import { matchRoutes } from 'react-router';

const rows: readonly Screen<ScreenSlot>[] = [...Object.values(screens), catchAllScreen];
const routes = rows.map((handle) => ({ path: handle.path, handle }));

/** What is known of the screen at a path, with or without a query, as the router finds it. */
export function findScreen(path: string): Screen<ScreenSlot> {
  return matchRoutes(routes, path)?.[0]?.route.handle ?? catchAllScreen;
}
