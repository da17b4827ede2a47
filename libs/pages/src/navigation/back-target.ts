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

/** Paths of this shop only: `//host` and `/\host` lead elsewhere. */
export function isInApp(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) && !/[\u0000-\u001f]/.test(path);
}
