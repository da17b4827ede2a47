import type { IncomingMessage } from 'node:http';

/** The whole body, or why there is none: it is too large, late, more than there is room for, or its sender has gone. */
export type BodyRead = { readonly body: Buffer } | { readonly problem: 'tooLarge' | 'late' | 'noRoom' | 'gone' };

export interface BodyBounds {
  readonly maxBytes: number;
  readonly ms: number;
  /** @returns false when so many bytes more cannot be kept */
  readonly hold: (bytes: number) => boolean;
}

/** Whether the sender has announced a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Reads a body within bounds. What comes after a refusal is thrown away, so that the sender can read the answer. */
export function readBody(incoming: IncomingMessage, { maxBytes, ms, hold }: BodyBounds): Promise<BodyRead> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) return end({ problem: 'tooLarge' });
      if (!hold(chunk.length)) return end({ problem: 'noRoom' });
      chunks.push(chunk);
    };
    const complete = () => end({ body: Buffer.concat(chunks) });
    const gone = () => end({ problem: 'gone' });
    const late = setTimeout(() => end({ problem: 'late' }), ms);
    const end = (read: BodyRead) => {
      clearTimeout(late);
      incoming.off('data', take).off('end', complete).off('close', gone).resume();
      resolve(read);
    };
    if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) return end({ problem: 'tooLarge' });
    incoming.on('data', take).once('end', complete).once('close', gone);
    // What breaks off is told by its close.
    incoming.once('error', () => undefined);
  });
}
