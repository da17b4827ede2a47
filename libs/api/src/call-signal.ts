/** The abort signal of one request: by timeout, by its caller, or with all reads. */
export interface CallSignal {
  signal: AbortSignal;
  abort(): void;
  /** Releases the timer and the caller's signal; otherwise a busy server would hold both for every request. */
  dispose(): void;
}

/**
 * Makes the signal of one request.
 *
 * @param own the caller's signal, if there is one
 * @param timeoutMs after which the signal aborts with a `TimeoutError`
 */
export function createCallSignal(own: AbortSignal | undefined, timeoutMs: number): CallSignal {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException('no answer in time', 'TimeoutError')), timeoutMs);
  const follow = () => controller.abort(own?.reason);
  if (own?.aborted) follow();
  else own?.addEventListener('abort', follow);
  return {
    signal: controller.signal,
    abort: () => controller.abort(),
    dispose: () => {
      clearTimeout(timer);
      own?.removeEventListener('abort', follow);
    },
  };
}
