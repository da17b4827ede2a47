import { fifthQueries } from './fifth-set.ts';
import { fourthQueries } from './fourth-set.ts';
import { meaningQueries } from './meanings.ts';
import { mistakeQueries } from './mistakes.ts';
import { nameQueries } from './names.ts';
import type { SearchQuery } from './query.ts';
import { secondQueries } from './second-set.ts';
import { seventhQueries } from './seventh-set.ts';
import { sixthQueries } from './sixth-set.ts';
import { thirdQueries } from './third-set.ts';

/** Searches written from the catalogue and from how people type; the search is measured by them, not fitted to them. */
const firstQueries = [...nameQueries, ...meaningQueries, ...mistakeQueries];

type SetName = 'first' | 'second' | 'third' | 'fourth' | 'fifth' | 'sixth' | 'seventh';

/** The sets of searches, each measured by itself. */
export const querySets: Readonly<Record<SetName, readonly SearchQuery[]>> = {
  first: firstQueries,
  second: secondQueries,
  third: thirdQueries,
  fourth: fourthQueries,
  fifth: fifthQueries,
  sixth: sixthQueries,
  seventh: seventhQueries,
};
