import { hasNoAnswer } from './has-no-answer.ts';
import { isReachable } from './is-reachable.ts';
import { reloadIfStale } from './reload-if-stale.ts';

/** The error messages of browsers and of the stylesheet loader for a file that cannot be loaded. */
const ofFile = /dynamically imported module|importing a module script|preload css/i;

/** Whether work failed because of the connection, so that it may succeed when it is repeated. Browser only. */
export async function isConnectionLost(failure: unknown): Promise<boolean> {
  if (!(failure instanceof Error)) return false;
  if ('kind' in failure && 'status' in failure && 'code' in failure) return hasNoAnswer(failure);
  return ofFile.test(failure.message) ? reloadIfStale() : !(await isReachable());
}
