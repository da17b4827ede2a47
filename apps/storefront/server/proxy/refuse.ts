import type { ServerResponse } from 'node:http';
import { connectionCopy, requestCopy } from '@shop/copy';

/** A browser takes this code for a lost connection, and waits (decision 18). */
const unreachable = 'upstream.unreachable';
const refusals = {
  malformed: { status: 400, code: 'request.malformed', message: requestCopy.malformed },
  late: { status: 408, code: 'request.timeout', message: requestCopy.late },
  tooLarge: { status: 413, code: 'request.too_large', message: requestCopy.tooLarge },
  tooMany: { status: 429, code: 'rate.limited', message: requestCopy.tooMany },
  unreachable: { status: 502, code: unreachable, message: connectionCopy.serverUnreachable },
  full: { status: 503, code: unreachable, message: connectionCopy.serverUnreachable },
  silent: { status: 504, code: unreachable, message: connectionCopy.serverUnreachable },
} as const;

export type Refusal = keyof typeof refusals;

const retryAfterSeconds: Partial<Record<Refusal, number>> = { tooMany: 5, full: 5 };

/** Refuses a request for the API with a coded error of the API's form. An answer that has begun is broken off, one that is complete stands. */
export function refuse(outgoing: ServerResponse, refusal: Refusal): void {
  if (outgoing.writableEnded || outgoing.destroyed) return;
  if (outgoing.headersSent) return void outgoing.destroy();
  const { status, code, message } = refusals[refusal];
  const retryAfter = retryAfterSeconds[refusal];
  outgoing.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    // Nothing more of the body is awaited; where it is still coming, the connection stays until it is through.
    ...(refusal === 'late' && { connection: 'close' }),
  });
  outgoing.end(JSON.stringify({ code, message }));
}
