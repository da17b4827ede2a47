import type { Config } from '../config/config.ts';
import { StartError } from './start-error.ts';

/** What an operator can do about a port that cannot be had; any other error as it is. */
export function explainPortError(error: unknown, { host, port }: Config['listen']): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is in use: stop the other process, or set API_PORT.`, { cause: error });
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be used by this user: set API_PORT to 1024 or above.`, {
      cause: error,
    });
  if (code === 'EADDRNOTAVAIL')
    return new StartError(`${host} is not an address of this machine: set API_HOST.`, { cause: error });
  return error;
}
