import { Agent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { REQUESTS } from '@shop/constants';
import { chooseEncoding, encodingStream } from '../compression.ts';
import type { RequestAddress } from '../request-address.ts';
import { ApiSlots, apiLimits, type ApiLimits, type Visit } from './api-slots.ts';
import { hasBody, readBody } from './read-body.ts';
import { refuse, type Refusal } from './refuse.ts';

export interface ApiProxyOptions {
  readonly apiOrigin: string;
  readonly limits?: ApiLimits;
  /** Milliseconds for a body, for a form with a file, and for the API's response. */
  readonly waits?: Readonly<Record<'bodyMs' | 'formMs' | 'answerMs', number>>;
}

/** Sends a request to the API; `path` is a checked path with query. */
export type ProxyToApi = (
  path: string,
  address: RequestAddress,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) => Promise<void>;

/** Hop-by-hop headers, headers that the proxy sets, and forwarding claims that cannot be verified. */
const dropped = new Set([
  'connection',
  'proxy-connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'upgrade',
  'te',
  'trailer',
  'expect',
  'proxy-authorization',
  'proxy-authenticate',
  'x-channel',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]);
/** Idle connections are closed here long before the API closes them (72 s). */
const keepAliveMs = 10_000;
const readsOnly: ReadonlySet<string> = new Set(['GET', 'HEAD']);
const formPaths: ReadonlySet<string> = new Set(REQUESTS.formPaths);

/**
 * Creates the proxy to the API, which buffers bodies so that an incomplete one occupies no connection. The channel is
 * the request's host; requests that cannot be forwarded are refused with a code.
 */
export function createApiProxy({ apiOrigin, limits = apiLimits, waits = REQUESTS }: ApiProxyOptions): ProxyToApi {
  const slots = new ApiSlots(limits);
  const agent = new Agent({ keepAlive: true, maxSockets: limits.all.atApi, timeout: keepAliveMs });

  return async (path, address, incoming, outgoing) => {
    const visit = slots.enter(address.client);
    if (typeof visit === 'string') {
      incoming.resume();
      return refuse(outgoing, visit === 'client' ? 'tooMany' : 'full');
    }
    outgoing.once('close', () => visit.leave());
    const body = await bodyOf(path, incoming, visit, waits);
    if (typeof body === 'string') return refuse(outgoing, body);
    if (body === undefined || outgoing.destroyed) return void outgoing.destroy();
    if (!(await visit.turn())) return refuse(outgoing, 'full');
    const request = (way: Agent | false) => {
      const upstream = httpRequest(`${apiOrigin}${path}`, {
        agent: way,
        method: incoming.method,
        headers: headersFor(address, incoming, body),
      });
      upstream.setTimeout(waits.answerMs, () => {
        refuse(outgoing, 'silent');
        upstream.destroy();
      });
      upstream.once('response', (answer) => passOn(answer, incoming, outgoing));
      upstream.on('error', () => {
        // Keep-alive race: retry idempotent requests once on a new connection.
        const isClosedBefore = upstream.reusedSocket && !outgoing.headersSent && !outgoing.destroyed;
        if (way && isClosedBefore && readsOnly.has(incoming.method ?? '')) request(false);
        else refuse(outgoing, 'unreachable');
      });
      outgoing.once('close', () => upstream.destroy());
      upstream.end(body ?? undefined);
    };
    request(agent);
  };
}

/** The body, null without one, undefined when the client has left, or the reason why it is refused. */
async function bodyOf(
  path: string,
  incoming: IncomingMessage,
  visit: Visit,
  { bodyMs, formMs }: NonNullable<ApiProxyOptions['waits']>,
): Promise<Buffer | null | undefined | Refusal> {
  if (!hasBody(incoming)) return null;
  const isForm = formPaths.has(path.replace(/\?.*$/s, ''));
  const read = await readBody(incoming, {
    maxBytes: isForm ? REQUESTS.formBytes : REQUESTS.jsonBytes,
    ms: isForm ? formMs : bodyMs,
    reserve: visit.reserve,
  });
  if ('body' in read) return read.body;
  if (read.problem === 'gone') return undefined;
  return read.problem === 'noRoom' ? 'tooMany' : read.problem;
}

function headersFor(
  address: RequestAddress,
  { headers, method }: IncomingMessage,
  body: Buffer | null,
): Record<string, string | string[]> {
  // The connection's own list of hop-by-hop headers.
  const named = new Set((headers.connection ?? '').toLowerCase().split(/[\s,]+/));
  const passed = Object.entries(headers).filter(
    ([name, value]) => value !== undefined && !dropped.has(name) && !named.has(name),
  );
  const length =
    body?.length ?? (headers['content-length'] === '0' || !['GET', 'HEAD'].includes(method ?? 'GET') ? 0 : undefined);
  return {
    ...(Object.fromEntries(passed) as Record<string, string | string[]>),
    ...(length !== undefined && { 'content-length': String(length) }),
    'x-channel': address.hostname,
    'x-forwarded-for': address.client,
    'x-forwarded-host': address.url.host,
    'x-forwarded-proto': address.url.protocol.slice(0, -1),
  };
}

function passOn(answer: IncomingMessage, incoming: IncomingMessage, outgoing: ServerResponse): void {
  // The response's own length is correct, since its body is passed on unchanged.
  const headers = Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => name === 'content-length' || !dropped.has(name)),
  );
  const encoding = worthCompressing(answer) ? chooseEncoding(incoming.headers['accept-encoding']) : 'identity';
  const encoder = encodingStream(encoding);
  if (encoder) {
    delete headers['content-length'];
    headers['content-encoding'] = encoding;
    headers.vary = [headers.vary ?? [], 'accept-encoding'].flat().join(', ');
  }
  outgoing.writeHead(answer.statusCode ?? 502, headers);
  pipeline(encoder ? [answer, encoder, outgoing] : [answer, outgoing], () => undefined);
}

/** Below one packet, compression has no benefit. */
function worthCompressing({ headers }: IncomingMessage): boolean {
  return (
    /json|text/.test(headers['content-type'] ?? '') &&
    !headers['content-encoding'] &&
    Number(headers['content-length'] ?? 0) > 1400
  );
}
