import { meaningQueries } from './meanings.ts';
import { mistakeQueries } from './mistakes.ts';
import { nameQueries } from './names.ts';

/** Searches written from the catalogue and from how people type; the search is measured by them, not fitted to them. */
export const searchQueries = [...nameQueries, ...meaningQueries, ...mistakeQueries];
