import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Host, path and client of a request. */
export interface RequestAddress {
  /** Host name without port, lower case: the channel. */
  readonly hostname: string;
  readonly url: URL;
  /** IP address of the client, for rate limits. */
  readonly client: string;
}

/** Reads host, path and client; null when no browser would send them. */
export function requestAddress(request: IncomingMessage, trustProxy: boolean): RequestAddress | null {
  // The last entry is added by our own proxy; earlier ones are the client's claim.
  const forwarded = (name: string) =>
    trustProxy ? request.headers[name]?.toString().split(',').at(-1)?.trim() : undefined;
  const host = (forwarded('x-forwarded-host') ?? request.headers.host ?? '').toLowerCase();
  if (!/^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?$/.test(host)) return null;
  // A target with a host, or without a path, is for proxies.
  if (!request.url?.startsWith('/')) return null;
  const protocol = forwarded('x-forwarded-proto') === 'https' ? 'https' : 'http';
  // Two leading slashes would name another host.
  const text = `${protocol}://${host}${request.url.replace(/^\/*/, '/')}`;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const claimed = forwarded('x-forwarded-for') ?? '';
  return { hostname: url.hostname, url, client: isIP(claimed) ? claimed : (request.socket.remoteAddress ?? '') };
}
