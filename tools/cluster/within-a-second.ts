import { setTimeout as pause } from 'node:timers/promises';

const promisedMs = 1000;
const pauseMs = 20;
const timeoutMs = 30_000;
/** A busy machine may cause one delay, but not three in a row. */
const turns = 3;

/**
 * Makes a change and waits until it is shown, at most a second after its acknowledgement. A slow change is repeated,
 * with the number of the attempt to distinguish the values.
 * @throws Error with the measured times when every attempt was too slow, or one was never shown
 */
export async function withinASecond(
  change: (turn: number) => Promise<void>,
  isShown: (turn: number) => Promise<boolean>,
): Promise<void> {
  const took: number[] = [];
  for (let turn = 1; turn <= turns; turn += 1) {
    await change(turn);
    const began = performance.now();
    while (!(await isShown(turn))) {
      if (performance.now() - began > timeoutMs)
        throw new Error(`The change was not shown within ${timeoutMs / 1000} s.`);
      await pause(pauseMs);
    }
    const timeout = performance.now() - began;
    if (timeout <= promisedMs) return;
    took.push(Math.round(timeout));
  }
  throw new Error(`The change was shown after ${took.join(', ')} ms.`);
}
