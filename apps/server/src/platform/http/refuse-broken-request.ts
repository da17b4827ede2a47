import type { Socket } from 'node:net';
import { requestCopy } from '@shop/copy';

const ANSWERS: Readonly<Record<string, { line: string; code: string; message: string }>> = {
  HPE_HEADER_OVERFLOW: {
    line: '431 Request Header Fields Too Large',
    code: 'request.too_large',
    message: requestCopy.tooLarge,
  },
  ERR_HTTP_REQUEST_TIMEOUT: { line: '408 Request Timeout', code: 'request.timeout', message: requestCopy.late },
};
const MALFORMED = { line: '400 Bad Request', code: 'request.malformed', message: requestCopy.malformed };

/** Answers what is no HTTP at all with a code like everything else, and hangs up. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { line, code, message } = ANSWERS[error.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify({ code, message });
  const head = [
    `HTTP/1.1 ${line}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  else socket.destroy();
}
