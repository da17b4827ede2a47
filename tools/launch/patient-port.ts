import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const RETRY_MS = 100;

/**
 * Forwards every connection of a local port to another port. While that is closed, as during a restart in watch mode,
 * connections wait instead of being refused.
 *
 * @param patienceMs the maximum time that a connection waits
 * @returns a function that closes the port and all its connections
 * @throws Error when the port is not available
 */
export async function openPatientPort(port: number, target: number, patienceMs = 60_000): Promise<() => void> {
  const sockets = new Set<Socket>();
  const server = createServer((from) => {
    sockets.add(from);
    from.once('close', () => sockets.delete(from));
    from.on('error', () => from.destroy());
    void join(from, target, patienceMs);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
}

async function join(from: Socket, target: number, patienceMs: number): Promise<void> {
  from.pause();
  const until = performance.now() + patienceMs;
  while (!from.destroyed) {
    const to = await reach(target);
    if (to) {
      to.on('error', () => from.destroy());
      from.once('close', () => to.destroy());
      from.pipe(to).pipe(from);
      return;
    }
    if (performance.now() > until) from.destroy();
    else await pause(RETRY_MS);
  }
}

/** A connection to a port of this machine; null when it is refused. */
function reach(port: number): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });
}
