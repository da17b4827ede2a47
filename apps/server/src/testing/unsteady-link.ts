import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A connection to a database that a test can cut, restore and slow down. */
export interface UnsteadyLink {
  /** The URL of the database through the link. */
  url: string;
  /** Closes every connection at once and accepts no new one, like a database during a restart. */
  cut: () => void;
  restore: () => void;
  /** Delays every response of the database by this long; 0 for no delay. */
  delay: (milliseconds: number) => void;
  close: () => Promise<void>;
}

/** Opens a link to the database that `target` names. */
export async function openUnsteadyLink(target: string): Promise<UnsteadyLink> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let isCut = false;
  let delayMs = 0;

  const track = (socket: Socket): Socket => {
    open.add(socket);
    return socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
  };
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    track(client);
    const database = track(connect(Number(port || 5432), hostname));
    client.pipe(database);
    void passSlowly(database, client, () => delayMs);
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const cut = (): void => {
    isCut = true;
    open.forEach((socket) => socket.destroy());
  };
  return {
    url: url.href,
    cut,
    restore: () => {
      isCut = false;
    },
    delay: (milliseconds) => {
      delayMs = milliseconds;
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

async function passSlowly(from: Socket, to: Socket, delayMs: () => number): Promise<void> {
  try {
    for await (const chunk of from) {
      if (delayMs() > 0) await pause(delayMs());
      if (!to.destroyed) to.write(chunk as Buffer);
    }
  } catch {
    to.destroy();
  }
}
