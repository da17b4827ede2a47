export { frameSlots } from './frame-slots.ts';
export { findRoute, normalisePath } from './find-route.ts';
export { findRow } from './find-row.ts';
export { catchAllRow, routeTable, type Access, type RouteRow } from './route-table.ts';
