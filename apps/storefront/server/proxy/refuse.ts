import type { ServerResponse } from 'node:http';
import { connectionCopy, requestCopy } from '@shop/copy';

/** A browser treats this code as a lost connection and waits (decision 18). */
const unreachable = 'upstream.unreachable';
const refusals = {
  malformed: { status: 400, code: 'request.malformed', message: requestCopy.malformed },
  timeout: { status: 408, code: 'request.timeout', message: requestCopy.late },
  tooLarge: { status: 413, code: 'request.too_large', message: requestCopy.tooLarge },
  tooMany: { status: 429, code: 'rate.limited', message: requestCopy.tooMany },
  unreachable: { status: 502, code: unreachable, message: connectionCopy.serverUnreachable },
  full: { status: 503, code: unreachable, message: connectionCopy.serverUnreachable },
  silent: { status: 504, code: unreachable, message: connectionCopy.serverUnreachable },
} as const;

export type Refusal = keyof typeof refusals;

const retryAfterSeconds: Partial<Record<Refusal, number>> = { tooMany: 5, full: 5 };

/** Sends a coded error in the API's format. A response that has begun is aborted, a complete one remains. */
export function refuse(outgoing: ServerResponse, refusal: Refusal): void {
  if (outgoing.writableEnded || outgoing.destroyed) return;
  if (outgoing.headersSent) return void outgoing.destroy();
  const { status, code, message } = refusals[refusal];
  const retryAfter = retryAfterSeconds[refusal];
  outgoing.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    // A late body is not awaited; after other refusals the connection stays open until the body has arrived.
    ...(refusal === 'timeout' && { connection: 'close' }),
  });
  outgoing.end(JSON.stringify({ code, message }));
}
