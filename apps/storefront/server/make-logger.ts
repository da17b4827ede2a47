import { pino, type DestinationStream, type Logger } from 'pino';
import { isRouteErrorResponse } from 'react-router';

/**
 * Logs one JSON object per line, with the level as a name. There is no serialiser for requests and responses, so that
 * neither can be logged by mistake.
 */
export function makeLogger(destination: DestinationStream = process.stdout): Logger {
  return pino(
    {
      base: { part: 'storefront' },
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { req: () => undefined, res: () => undefined, error: errorText },
    },
    destination,
  );
}

/**
 * Logs a coded error by its code and an error of the router by its status, since its message contains the URL. Only unexpected
 * errors have a stack.
 */
function errorText(error: unknown): string {
  if (isRouteErrorResponse(error)) return `status ${error.status}`;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && 'status' in error) return `${String(error.code)} (${String(error.status)})`;
  return error.stack ?? error.message;
}
