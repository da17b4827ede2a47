import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { explainPortError } from './start-failure.ts';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Starts to listen. @throws StartError when the port cannot be had. */
export async function listen(server: FastifyInstance, address: Config['listen']): Promise<void> {
  try {
    await server.listen(address);
  } catch (error) {
    throw explainPortError(error, address);
  }
}

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
