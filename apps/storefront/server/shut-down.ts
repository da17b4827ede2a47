import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A proxy needs this long to see that the process is not ready any more. */
const graceMs = 300;
const limitMs = 10_000;

/** Answers what is under way, takes nothing new, and resolves when the last connection is closed or after ten seconds. */
export async function shutDown(server: Server, drain: () => void): Promise<void> {
  drain();
  await pause(graceMs);
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  const late = pause(limitMs, undefined, { ref: false }).then(() => server.closeAllConnections());
  await Promise.race([closed, late]);
  clearInterval(sweep);
}
