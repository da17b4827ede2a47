import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Where a request was meant to go. */
export interface RequestAddress {
  /** Host name without port, lower case: the channel. */
  readonly hostname: string;
  readonly url: URL;
  /** Address of the shopper, for rate limits. */
  readonly client: string;
}

/** Reads host, path and sender; null when they are not an address that a browser would send. */
export function requestAddress(request: IncomingMessage, trustProxy: boolean): RequestAddress | null {
  // The last entry is our own proxy's; those before it are whatever the client claimed.
  const forwarded = (name: string) =>
    trustProxy ? request.headers[name]?.toString().split(',').at(-1)?.trim() : undefined;
  const host = (forwarded('x-forwarded-host') ?? request.headers.host ?? '').toLowerCase();
  if (!/^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?$/.test(host)) return null;
  // A target that names a host again, or no path at all, is for proxies.
  if (!request.url?.startsWith('/')) return null;
  const protocol = forwarded('x-forwarded-proto') === 'https' ? 'https' : 'http';
  // Two slashes in front would name another host.
  const text = `${protocol}://${host}${request.url.replace(/^\/*/, '/')}`;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const claimed = forwarded('x-forwarded-for') ?? '';
  return { hostname: url.hostname, url, client: isIP(claimed) ? claimed : (request.socket.remoteAddress ?? '') };
}
