import type { IncomingMessage } from 'node:http';
import { COOKIES, paths, REQUESTS } from '@shop/constants';
import { readBody } from './proxy/read-body.ts';
import type { RequestAddress } from './request-address.ts';

const formType = 'application/x-www-form-urlencoded';
const maxBytes = 4096;
const statusOf = { tooLarge: 413, timeout: 408, noRoom: 503, gone: 400 } as const;

/** Whether the page at the path takes forms, and so the cart cookie. */
export const takesForms = (pathname: string): boolean => pathname === paths.cart();

/** A form that a page of the same origin posts. Returns the status of the refusal instead when it is not one. */
export async function readPageForm(
  incoming: IncomingMessage,
  address: RequestAddress,
  ms: number = REQUESTS.bodyMs,
): Promise<Buffer | number> {
  if (!isSameOrigin(incoming, address)) return 403;
  if (incoming.headers['content-type']?.split(';')[0]?.trim() !== formType) return 415;
  const read = await readBody(incoming, { maxBytes, ms, reserve: () => true });
  return 'body' in read ? read.body : statusOf[read.problem];
}

/** The headers of a request to a page that takes forms, besides those that every page gets. */
export function formHeaders({ headers }: IncomingMessage, { client }: RequestAddress): Record<string, string> {
  const cookie = headers.cookie?.split(/;\s*/).find((pair) => pair.startsWith(`${COOKIES.cartToken}=`));
  return {
    ...(cookie !== undefined && { cookie }),
    ...(headers.referer !== undefined && { referer: headers.referer }),
    'x-forwarded-for': client,
  };
}

/**
 * Whether a post comes from this site, by one of the two headers that browsers send. Requests without them are refused.
 */
function isSameOrigin({ headers }: IncomingMessage, { url }: RequestAddress): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === url.host;
}
