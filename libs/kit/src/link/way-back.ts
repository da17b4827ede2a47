import { isInApp } from '@shop/constants';
import type { NavigateFunction } from 'react-router';

/** What is known of where a reader came from. */
export interface BackTrail {
  /** State of the entry: `{ target: '/product/?page=2' }` is where the link to it was followed. */
  readonly state: unknown;
  /** The address of the entry. */
  readonly here: string;
  /** Whether the entry before is a page of this shop. */
  readonly hasPrevious: boolean;
}

/** How far a link goes back: `anywhere` to what was shown before (spec §2), `page` to the page that the link names, as it was left. */
export type BackTo = 'anywhere' | 'page';

/**
 * Where going back leads (spec §2): to the target in the state, which is the entry before; else to the `back` of the address; else
 * one step of the history; without one, to the page that the link names. A link to a named page goes one step back only to that page.
 */
export function wayBack(to: string, { state, here, hasPrevious }: BackTrail, reach: BackTo = 'anywhere'): string | -1 {
  const target = targetOf(state);
  if (reach === 'page') return target !== null && hasPrevious && isPartOf(target, to) ? -1 : to;
  if (target !== null && target !== here) return hasPrevious ? -1 : target;
  const back = new URL(here, base).searchParams.get('back');
  if (isInApp(back)) return back;
  return hasPrevious ? -1 : to;
}

/** Whether going back leads to another page than the link names. Browser only. */
export function leadsElsewhere(to: string): boolean {
  const trail = trailNow(to);
  const way = wayBack(to, trail);
  if (way !== -1) return !isPartOf(way, to);
  const target = targetOf(trail.state);
  return target === null || !isPartOf(target, to);
}

/** Goes back from the entry of the history that is shown. */
export function goBack(to: string, reach: BackTo, navigate: NavigateFunction): void {
  const way = wayBack(to, trailNow(to), reach);
  void (way === -1 ? navigate(-1) : navigate(way));
}

const base = 'http://shop.invalid';

/** The router keeps the state of an entry under `usr`, and its place in the visit under `idx`. */
function trailNow(to: string): BackTrail {
  const entry = history.state as { readonly usr?: unknown; readonly idx?: number } | null;
  const isFirst = !entry?.idx;
  const referrer = isFirst ? referrerPath(to) : null;
  return {
    state: entry?.usr ?? (referrer === null ? null : { target: referrer }),
    here: location.pathname + location.search + location.hash,
    // A link that opens a window of its own has a referrer and nothing to go back to.
    hasPrevious: isFirst ? referrer !== null && history.length > 1 : true,
  };
}

/**
 * The page that was shown before the first document, if it is the one that the link names: a link that was followed before its
 * script was there loads a document, whose first entry has no state.
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

/** The same page with all that the query of `to` asks for. */
function isPartOf(target: string, to: string): boolean {
  const [from, page] = [new URL(target, base), new URL(to, base)];
  return (
    bare(from.pathname) === bare(page.pathname) &&
    [...page.searchParams].every(([name, value]) => from.searchParams.getAll(name).includes(value))
  );
}

/** Without the slash that may end a path. */
const bare = (pathname: string) => pathname.replace(/\/$/, '');
