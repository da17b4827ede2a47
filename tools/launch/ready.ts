import { setTimeout as pause } from 'node:timers/promises';

const pollEvery = 100;

/** Resolves when the port answers 200 at /readyz; rejects when `signal` aborts first. */
export async function waitUntilReady(port: number, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(2_000)]),
    })
      .then((answer) => answer.ok)
      .catch(() => false);
    if (ready) return;
    await pause(pollEvery, undefined, { signal });
  }
}
