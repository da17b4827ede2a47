import { Agent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { frameCopy } from '@shop/copy';
import { chooseEncoding, encodingStream } from './compression.ts';
import type { RequestAddress } from './request-address.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const apiPath = /^\/(?:v1|webhooks|demo)(?:\/|$)|^\/public\.json$/;
/** Meant for one connection only, or ours to set. */
const dropped = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'proxy-authorization', 'x-channel', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']);

/** True for addresses that the API answers. */
export const isApiPath = (path: string): boolean => apiPath.test(path);

/** Hands a request to the API as it is; the channel is the shopper's host, whatever he claims. An unreachable API is a coded 502. */
export function proxyToApi(apiOrigin: string, address: RequestAddress, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const kept = Object.entries(incoming.headers).filter(([name]) => !dropped.has(name));
  const upstream = httpRequest(`${apiOrigin}${address.url.pathname}${address.url.search}`, {
    agent,
    method: incoming.method,
    headers: {
      ...Object.fromEntries(kept),
      'x-channel': address.hostname,
      'x-forwarded-for': address.client,
      'x-forwarded-host': address.url.host,
      'x-forwarded-proto': address.url.protocol.slice(0, -1),
    },
  });
  upstream.on('response', (answer) => {
    const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !dropped.has(name)));
    const encoding = worthCompressing(answer) ? chooseEncoding(incoming.headers['accept-encoding']) : 'identity';
    const encoder = encodingStream(encoding);
    if (encoder) {
      delete headers['content-length'];
      headers['content-encoding'] = encoding;
      headers.vary = [headers.vary ?? [], 'accept-encoding'].flat().join(', ');
    }
    outgoing.writeHead(answer.statusCode ?? 502, headers);
    pipeline(encoder ? [answer, encoder, outgoing] : [answer, outgoing], () => undefined);
  });
  upstream.on('error', () => {
    if (outgoing.headersSent) return void outgoing.destroy();
    outgoing.writeHead(502, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    outgoing.end(JSON.stringify({ code: 'upstream.unreachable', message: frameCopy.serverUnreachable }));
  });
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) upstream.destroy();
  });
  incoming.pipe(upstream);
}

/** Below one packet compression only costs time. */
function worthCompressing({ headers }: IncomingMessage): boolean {
  return /json|text/.test(headers['content-type'] ?? '') && !headers['content-encoding'] && Number(headers['content-length'] ?? 0) > 1400;
}
