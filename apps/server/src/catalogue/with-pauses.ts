import { setImmediate } from 'node:timers/promises';

/** Work in parts; each is done in some ten milliseconds, however large the shop. */
export type InParts<T> = Generator<undefined, T>;

/** Does work part by part, so that others are answered in between. */
export async function withPauses<T>(parts: InParts<T>): Promise<T> {
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
    await setImmediate();
  }
}

/** Does all of it now. */
export function atOnce<T>(parts: InParts<T>): T {
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
  }
}
