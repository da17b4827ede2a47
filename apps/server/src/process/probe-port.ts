import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../config/config.ts';
import { explainPortError } from './explain-port-error.ts';

/** Finds out in time, before a database is opened and filled, that the port cannot be had. @throws StartError */
export async function probePort({ host, port }: Config['listen']): Promise<void> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
  } catch (error) {
    throw explainPortError(error, { host, port });
  }
}
