import { hasNoAnswer } from './has-no-answer.ts';
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
