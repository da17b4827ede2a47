/** Does a failed piece of work again when there is reason to hope; rejects with what can not be helped by that. */
export type Retry = <T>(work: () => Promise<T>, failure: unknown, signal?: AbortSignal) => Promise<T>;

let hold: Retry | null = null;
let isDocumentRead = false;

/** Who keeps work that a lost connection has stopped: from the first script of the shop on, and never on the server. */
export function retryWith(next: Retry | null): void {
  hold = next;
}

/** Called when the data of the first document are there. */
export const noteDocumentRead = (): void => {
  isDocumentRead = true;
};

/** Whether a screen may wait for what it reads. While the first document is read, a screen that can say itself that nothing came does so. */
export const canRetry = (): boolean => hold !== null && isDocumentRead;

/**
 * Does what a page needs. When the connection is lost meanwhile, it neither ends nor fails but waits: the
 * router so keeps the old screen, and the reader is asked whether to try again.
 *
 * @param signal of the navigation, which ends the waiting
 */
export const retryWhenOnline = <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
  work().catch((failure: unknown) => {
    if (hold) return hold(work, failure, signal);
    throw failure;
  });
