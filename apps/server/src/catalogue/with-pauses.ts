import { setImmediate } from 'node:timers/promises';

/** Work in steps of about ten milliseconds, however large the shop. */
export type InParts<T> = Generator<undefined, T>;

/** Milliseconds before other requests are handled: the work of a small shop takes less. */
const longMs = 8;

/** Does work step by step, so that other requests are handled in between if it takes long. */
export async function withPauses<T>(parts: InParts<T>): Promise<T> {
  for (let since = performance.now(); ;) {
    const { done, value } = parts.next();
    if (done) return value;
    if (performance.now() - since < longMs) continue;
    await setImmediate();
    since = performance.now();
  }
}

/** Does all of the work at once. */
export function atOnce<T>(parts: InParts<T>): T {
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
  }
}
