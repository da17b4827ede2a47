import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * Structured logs, one JSON object a line. No serialiser of request or reply exists, so neither can be logged by
 * mistake.
 */
export function makeLogger(level: string, destination: DestinationStream = process.stdout): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { req: () => undefined, res: () => undefined, err: describeError },
  };
  return pino(options, destination);
}

/** Message and stack of an error and of its causes. Query parameters, which may be personal, are left out. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const isQuery = 'query' in error && 'params' in error;
  return {
    type: error.name,
    code: 'code' in error ? error.code : undefined,
    message: isQuery ? `query failed: ${String(error.query)}` : error.message,
    stack: isQuery ? stackWithoutMessage(error.stack) : error.stack,
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}

function stackWithoutMessage(stack: string | undefined): string | undefined {
  return stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
}
