export { frameSlots } from './frame-slots.ts';
export { findRoute } from './find-route.ts';
export { findRow } from './find-row.ts';
export { normalisePath } from './normalise-path.ts';
export { catchAllRow, routeTable, type Access, type RouteRow } from './route-table.ts';
