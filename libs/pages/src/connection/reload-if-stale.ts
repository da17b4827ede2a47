import { reloadOnce } from './reload-once.ts';

const never = new Promise<never>(() => undefined);
let isLeaving = false;
let isReachable = async (): Promise<boolean> => navigator.onLine;

/** A better way to know comes once the page stands. */
export const setReachabilityCheck = (way: () => Promise<boolean>): void => {
  isReachable = way;
};

/**
 * A file of the page could not be fetched. Where the shop answers, it was of an older release, and the page is loaded
 * anew, once in 60 s (spec §8): then this never resolves.
 *
 * @returns true when the connection is lost, false when loading the page anew has not helped
 */
export async function reloadIfStale(): Promise<boolean> {
  if (!(await isReachable())) return true;
  isLeaving ||= reloadOnce({ storage: sessionStorage, now: Date.now(), reload: () => location.reload() });
  return isLeaving ? never : false;
}
