export { layOutNames, placeNames, type NameColumn, type NameLayout, type NameRoom } from './lay-out-names.ts';
export { upright } from './lay-out-names.ts';
