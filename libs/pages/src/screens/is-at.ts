import { matchPath } from 'react-router';
import { normalisePath } from './normalise-path.ts';

/** Whether a path is one of these screens, as the router matches it: in any case, a final slash optional (spec §2). */
export const isAt = (pathname: string, ...screens: readonly string[]): boolean =>
  screens.some((path) => matchPath(path, pathname) !== null);

/** Whether a path is this screen or one below it. */
export const isWithin = (pathname: string, screen: string): boolean =>
  matchPath({ path: screen, end: false }, pathname) !== null;

/** Whether two paths lead to the same page. */
export const isSamePage = (one: string, other: string): boolean => normalisePath(one) === normalisePath(other);
