import type { IncomingMessage, ServerResponse } from 'node:http';

const maxBytes = 16_384;
const perMinute = 60;

/**
 * Receives browser reports: policy violations and chunks that could not be loaded. Logs known fields only, each shortened, at
 * most 60 reports a minute.
 */
export function createReportSink(log: (line: Readonly<Record<string, string>>) => void, now: () => number = Date.now) {
  let minute = 0;
  let count = 0;
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
    });
    incoming.on('end', () => {
      outgoing.writeHead(size > maxBytes ? 413 : 204, { 'cache-control': 'no-store' }).end();
      const current = Math.floor(now() / 60_000);
      count = current === minute ? count + 1 : 1;
      minute = current;
      if (size > maxBytes || count > perMinute) return;
      for (const line of readReports(Buffer.concat(chunks).toString())) log(line);
    });
  };
}

const fields = [
  'effectiveDirective',
  'effective-directive',
  'blockedURL',
  'blocked-uri',
  'documentURL',
  'document-uri',
  'layer',
  'slot',
  'message',
];

function readReports(text: string): Record<string, string>[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return [];
  }
  return (Array.isArray(parsed) ? parsed.slice(0, 5) : [parsed]).flatMap((report: unknown) => {
    const body = pick(report, 'body') ?? pick(report, 'csp-report') ?? report;
    const line = Object.fromEntries(
      fields.flatMap((name) => {
        const value = pick(body, name);
        // A query may contain what a customer typed.
        return typeof value === 'string'
          ? [[name === 'message' ? 'error' : name, value.replace(/[?#].*$/s, '').slice(0, 200)]]
          : [];
      }),
    );
    return Object.keys(line).length > 0 ? [line] : [];
  });
}

function pick(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
