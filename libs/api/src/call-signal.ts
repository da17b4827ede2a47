/** The end of one call: by time, by its caller or with all reads. */
export interface CallSignal {
  signal: AbortSignal;
  abort(): void;
  /** Lets go of timer and caller's signal; without it a busy server would keep both for every call. */
  dispose(): void;
}

/**
 * Makes the signal of one call.
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
