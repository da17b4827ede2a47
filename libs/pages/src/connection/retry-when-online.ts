/** Repeats failed work when the connection may be back; rejects with any other failure. */
export type Retry = <T>(work: () => Promise<T>, failure: unknown, signal?: AbortSignal) => Promise<T>;

let retryLater: Retry | null = null;
let isDocumentRead = false;

/** Sets the function that holds work while offline; in the browser from the first script on, never on the server. */
export function retryWith(next: Retry | null): void {
  retryLater = next;
}

/** Called when the data of the first document has been read. */
export const noteDocumentRead = (): void => {
  isDocumentRead = true;
};

/** Whether a read may wait for the connection; false on the first document, whose screen shows the offline message. */
export const canRetry = (): boolean => retryLater !== null && isDocumentRead;

/**
 * Runs work for a page. When the connection is lost, the promise stays pending: the router shows the old screen, and a
 * notice offers a retry.
 *
 * @param signal of the navigation; ends the wait
 */
export const retryWhenOnline = <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
  work().catch((failure: unknown) => {
    if (retryLater) return retryLater(work, failure, signal);
    throw failure;
  });
