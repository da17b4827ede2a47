import { setImmediate } from 'node:timers/promises';

/** Work in parts; each is done in some ten milliseconds, however large the shop. */
export type InParts<T> = Generator<undefined, T>;

/** Milliseconds after which others are let in: a small shop's work is done before that. */
const longMs = 8;

/** Does work part by part, so that others are answered in between where it takes long. */
export async function withPauses<T>(parts: InParts<T>): Promise<T> {
  for (let since = performance.now(); ;) {
    const { done, value } = parts.next();
    if (done) return value;
    if (performance.now() - since < longMs) continue;
    await setImmediate();
    since = performance.now();
  }
}

/** Does all of it now. */
export function atOnce<T>(parts: InParts<T>): T {
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
  }
}
