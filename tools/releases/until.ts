import { setTimeout as pause } from 'node:timers/promises';

const timeoutMs = 20_000;
const pauseMs = 100;

/** Calls `read` until it returns a value. @throws Error with the name of what did not come within a minute */
export async function until<T>(name: string, read: () => Promise<T | undefined | false>): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (value !== undefined && value !== false) return value;
    if (Date.now() > end) throw new Error(`Within a minute there was no ${name}.`);
    await pause(pauseMs);
  }
}
