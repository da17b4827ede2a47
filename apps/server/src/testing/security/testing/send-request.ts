import { type Agent, request } from 'node:http';
import type { AnyRequest } from './any-request.ts';

export interface SentAnswer {
  readonly status: number;
  readonly text: string;
  readonly media: string | undefined;
  /** The time from the first byte sent to the last one received. */
  readonly ms: number;
}

/** Sends a request unchanged. @throws Error when the connection breaks without a response */
export function sendRequest(
  port: number,
  agent: Agent,
  { method, path, headers, body }: AnyRequest,
): Promise<SentAnswer> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          media: answer.headers['content-type'],
          ms: performance.now() - began,
        }),
      );
      answer.on('error', reject);
    });
    sent.on('error', reject).end(body ?? undefined);
  });
}
