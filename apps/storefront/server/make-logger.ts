import { pino, type DestinationStream, type Logger } from 'pino';
import { isRouteErrorResponse } from 'react-router';

/**
 * Lines of the page server, one JSON object each, with the level by its name. No serialiser of request or answer exists, so
 * neither can be logged by mistake.
 */
export function makeLogger(destination: DestinationStream = process.stdout): Logger {
  return pino(
    {
      base: { part: 'storefront' },
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { req: () => undefined, res: () => undefined, error: wordsOf },
    },
    destination,
  );
}

/**
 * A refusal is told by its code, and what the router refuses by its status, since its words repeat the address; only what
 * nobody has foreseen has a stack.
 */
function wordsOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `status ${error.status}`;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && 'status' in error) return `${String(error.code)} (${String(error.status)})`;
  return error.stack ?? error.message;
}
