import type { IncomingMessage } from 'node:http';

/** The whole body, or why there is none: too large, too slow, no memory left, or the client has left. */
export type BodyRead = { readonly body: Buffer } | { readonly problem: 'tooLarge' | 'timeout' | 'noRoom' | 'gone' };

export interface BodyBounds {
  readonly maxBytes: number;
  readonly ms: number;
  /** @returns false when these bytes exceed the limit */
  readonly reserve: (bytes: number) => boolean;
}

/** Whether the request announces a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Reads a body within limits. After a refusal the rest is discarded, so that the client can read the response. */
export function readBody(incoming: IncomingMessage, { maxBytes, ms, reserve }: BodyBounds): Promise<BodyRead> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) return end({ problem: 'tooLarge' });
      if (!reserve(chunk.length)) return end({ problem: 'noRoom' });
      chunks.push(chunk);
    };
    const complete = () => end({ body: Buffer.concat(chunks) });
    const gone = () => end({ problem: 'gone' });
    const timeout = setTimeout(() => end({ problem: 'timeout' }), ms);
    const end = (read: BodyRead) => {
      clearTimeout(timeout);
      incoming.off('data', take).off('end', complete).off('close', gone).resume();
      resolve(read);
    };
    if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) return end({ problem: 'tooLarge' });
    incoming.on('data', take).once('end', complete).once('close', gone);
    // An aborted request emits close.
    incoming.once('error', () => undefined);
  });
}
