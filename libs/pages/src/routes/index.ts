export { frameSlots } from './frame-slots.ts';
export { findRoute, findRow, normalisePath } from './find-route.ts';
export { catchAllRow, routeTable, type Access, type RouteRow } from './route-table.ts';
