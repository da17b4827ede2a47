import { findRoute } from './find-route.ts';
import { catchAllRow, routeTable, type RouteRow } from './route-table.ts';

/** What is known of the screen at a path. */
export function findRow(path: string): RouteRow {
  const name = findRoute(path);
  return name === null ? catchAllRow : routeTable[name];
}
