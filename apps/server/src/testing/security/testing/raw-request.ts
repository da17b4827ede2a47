import { request } from 'node:http';

/** The response: the body is parsed when it is JSON. */
export interface RawAnswer {
  status: number;
  body: unknown;
}

/** Sends a request with method and path unchanged, without normalisation by a URL parser. */
export function rawRequest(
  port: number,
  { method, path, headers = {} }: { method: string; path: string; headers?: Record<string, string> },
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const isJson = answer.headers['content-type']?.startsWith('application/json');
        resolve({ status: answer.statusCode ?? 0, body: isJson ? (JSON.parse(text) as unknown) : text });
      });
    });
    sent.on('error', reject).end();
  });
}
