/** What is known of where a reader came from. */
export interface BackTrail {
  /** State of the location: `{ target: '/cart/' }`. */
  readonly state: unknown;
  readonly search: string;
  /** Entries of this window's history that belong to the shop. */
  readonly depth: number;
}

/** Where going back leads: the target in the state, else the `back` of the address, else one step of the browser's history, else the top (spec §2). */
export function backTarget({ state, search, depth }: BackTrail): string | -1 {
  const target = typeof state === 'object' && state !== null && 'target' in state ? state.target : null;
  if (isInApp(target)) return target;
  const back = new URLSearchParams(search).get('back');
  if (isInApp(back)) return back;
  return depth > 0 ? -1 : '/';
}

/**
 * Paths of this shop only: `//host` and `/\host` lead elsewhere, and so may what a browser makes of dots, of control
 * characters that it drops, or of either written in per cent.
 */
export function isInApp(path: unknown): path is string {
  return typeof path === 'string' && /^(?:\/(?![/.])(?:[^/?#%\\\0-\x1f\x7f]|%(?![01]|2[ef]|5c|7f))*)+(?:[?#][^\\\0-\x1f\x7f]*)?$/i.test(path);
}
