import { isInApp } from '@shop/constants';
import type { NavigateFunction } from 'react-router';

/** What is known of where a reader came from. */
export interface BackTrail {
  /** State of the entry: `{ target: '/product/?page=2' }` is where the link to it was followed. */
  readonly state: unknown;
  readonly search: string;
}

/**
 * Where a link back to a page leads (spec §2): one step of the history when the target in the state is that page, narrowed or
 * not, so that its query and its place are kept; else the `back` of the address; else the page as the link names it.
 */
export function wayBack(to: string, { state, search }: BackTrail): string | -1 {
  const target = typeof state === 'object' && state !== null && 'target' in state ? state.target : null;
  if (isInApp(target) && isWithin(target, to)) return -1;
  const back = new URLSearchParams(search).get('back');
  return isInApp(back) ? back : to;
}

/** Goes the way back from the entry of the history that is shown, whose state the router keeps under `usr`. */
export function goBack(to: string, navigate: NavigateFunction): void {
  // The router's own record of the entry.
  const entry = history.state as { readonly usr?: unknown; readonly idx?: number } | null;
  const state = entry?.usr ?? (entry?.idx === 0 ? { target: referrerPath() } : null);
  const way = wayBack(to, { state, search: location.search });
  void (way === -1 ? navigate(-1) : navigate(way));
}

/** A link that was followed before its script was there loads a document, whose first entry has no state. */
function referrerPath(): string | null {
  const { origin } = location;
  return document.referrer.startsWith(`${origin}/`) ? document.referrer.slice(origin.length) : null;
}

/** The same page with all that the query of `to` asks for. */
function isWithin(target: string, to: string): boolean {
  const [from, page] = [target, to].map((path) => new URL(path, 'http://shop.invalid'));
  return (
    from?.pathname === page?.pathname &&
    [...(page?.searchParams ?? [])].every(([name, value]) => from?.searchParams.getAll(name).includes(value))
  );
}
