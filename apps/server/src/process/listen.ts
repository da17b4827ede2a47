import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { StartError } from './start-error.ts';

/** Starts to listen. @throws StartError when the port cannot be had. */
export async function listen(server: FastifyInstance, { host, port }: Config['listen']): Promise<void> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is in use: stop the other process, or set API_PORT.`, { cause: error });
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be used by this user: set API_PORT to 1024 or above.`, { cause: error });
    if (code === 'EADDRNOTAVAIL') throw new StartError(`${host} is not an address of this machine: set API_HOST.`, { cause: error });
    throw error;
  }
}
