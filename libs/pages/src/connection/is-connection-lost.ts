import { isReachable } from './is-reachable.ts';
import { reloadIfStale } from './reload-if-stale.ts';

/** What browsers, and our own loader of style sheets, say of a file that could not be fetched. */
const ofFile = /dynamically imported module|importing a module script|preload css/i;

/** Whether work failed because nothing could be fetched, so that it may succeed later as it is. Browser only. */
export async function isConnectionLost(failure: unknown): Promise<boolean> {
  if (!(failure instanceof Error)) return false;
  if ('kind' in failure && 'status' in failure && 'code' in failure) return hasNoAnswer(failure);
  return ofFile.test(failure.message) ? reloadIfStale() : !(await isReachable());
}

/**
 * A call of the API that nobody of the shop has answered: nothing came, or a proxy spoke in the server's place. Told by
 * its form: the class comes with the client's code.
 */
export function hasNoAnswer({
  kind,
  status,
  code,
}: {
  readonly kind: unknown;
  readonly status: unknown;
  readonly code: unknown;
}): boolean {
  if (kind === 'network' || kind === 'timeout') return true;
  return (
    code === 'upstream.unreachable' || [502, 503, 504].some((proxy) => status === proxy && code === `http.${proxy}`)
  );
}
