import type { Config } from '../config/config.ts';

// V8 may still be compiling loaded code, and an exit meanwhile can hang (nodejs/node#54918).
const SETTLE_MS = 250;

/** Ends the process with one line for errors that the operator can fix, and with the whole error for others. */
export function failStart(error: unknown): void {
  if (error instanceof StartError) console.error(`The shop's server did not start: ${error.message}`);
  else console.error("The shop's server did not start:", error);
  setTimeout(() => process.exit(1), SETTLE_MS);
}

/** A reason not to start that the operator can act on: printed as one line, exit code 1, no stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

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
