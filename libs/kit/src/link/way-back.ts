import { isInApp } from '@shop/constants';
import type { Location, NavigateFunction } from 'react-router';

/** What is known of the previous page. */
export interface BackTrail {
  /** The state of the entry: `{ target: '/product/?page=2' }` is where the link to it was followed. */
  readonly state: unknown;
  /** The URL of the entry. */
  readonly here: string;
  /** Whether the previous entry is a page of this shop. */
  readonly hasPrevious: boolean;
}

/**
 * How far a link goes back: `anywhere` to what was shown before (spec §2), `page` to the page that the link names, as
 * it was left.
 */
export type BackTo = 'anywhere' | 'page';

/**
 * Returns where going back leads (spec §2): to the target in the state, which is the previous entry; otherwise to the
 * `back` of the URL; otherwise one step of the history; otherwise to the named page. A link with `page` goes one step
 * back only to that page.
 */
export function wayBack(to: string, { state, here, hasPrevious }: BackTrail, reach: BackTo = 'anywhere'): string | -1 {
  const target = targetOf(state);
  if (reach === 'page') return target !== null && hasPrevious && isPartOf(target, to) ? -1 : to;
  if (target !== null && target !== here) return hasPrevious ? -1 : target;
  const back = new URL(here, base).searchParams.get('back');
  if (isInApp(back)) return back;
  return hasPrevious ? -1 : to;
}

/** What the router knows of the current history entry. */
type RouterEntry = Pick<Location<unknown>, 'state' | 'key'>;

/** Whether going back leads to another page than the link names. Browser only. */
export function leadsElsewhere(to: string, entry: RouterEntry): boolean {
  const trail = trailOf(entry, to);
  const way = wayBack(to, trail);
  if (way !== -1) return !isPartOf(way, to);
  const target = targetOf(trail.state);
  return target === null || !isPartOf(target, to);
}

/** Goes back from the current history entry. */
export function goBack(to: string, reach: BackTo, entry: RouterEntry, navigate: NavigateFunction): void {
  const way = wayBack(to, trailOf(entry, to), reach);
  void (way === -1 ? navigate(-1) : navigate(way));
}

const base = 'http://shop.invalid';

function trailOf({ state, key }: RouterEntry, to: string): BackTrail {
  // The router's key of the entry that the document was loaded with.
  const isFirst = key === 'default';
  const referrer = isFirst ? referrerPath(to) : null;
  return {
    state: state ?? (referrer === null ? null : { target: referrer }),
    here: location.pathname + location.search + location.hash,
    hasPrevious: (!isFirst || referrer !== null) && canGoBack(),
  };
}

/**
 * Whether the previous entry is of this origin; a link that opens a new window has a referrer and nothing to go back
 * to. Without the Navigation API: whether there is more than one entry.
 */
const canGoBack = () => ('navigation' in window ? navigation.canGoBack : history.length > 1);

/**
 * Returns the page before the first document if the link names it: a link that was followed before hydration loads a
 * document, whose first entry has no state.
 */
function referrerPath(to: string): string | null {
  const { origin } = location;
  if (!document.referrer.startsWith(`${origin}/`)) return null;
  const path = document.referrer.slice(origin.length);
  return isPartOf(path, to) ? path : null;
}

function targetOf(state: unknown): string | null {
  const target = typeof state === 'object' && state !== null && 'target' in state ? state.target : null;
  return isInApp(target) ? target : null;
}

/** Whether it is the same page with all query parameters of `to`. */
function isPartOf(target: string, to: string): boolean {
  const [from, page] = [new URL(target, base), new URL(to, base)];
  return (
    bare(from.pathname) === bare(page.pathname) &&
    [...page.searchParams].every(([name, value]) => from.searchParams.getAll(name).includes(value))
  );
}

/** Returns the path without its trailing slash. */
const bare = (pathname: string) => pathname.replace(/\/$/, '');
