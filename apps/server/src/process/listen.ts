import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { explainPortError } from './explain-port-error.ts';

/** Starts to listen. @throws StartError when the port cannot be had. */
export async function listen(server: FastifyInstance, address: Config['listen']): Promise<void> {
  try {
    await server.listen(address);
  } catch (error) {
    throw explainPortError(error, address);
  }
}
