import { HEADERS } from '@shop/constants';
import { createApiClient, type ApiClient } from '@shop/api';
import { apiOrigin } from '../config/server-config.server.ts';

/**
 * Returns a client for one host, without an access token: the page server renders for guests only.
 * @param fetch replaces `fetch`; by default each call goes to the API
 */
export function guestApi(host: string, fetch?: (request: Request) => Promise<Response>): ApiClient {
  return createApiClient({
    baseUrl: apiOrigin,
    channel: host,
    getToken: () => null,
    onRefreshed: ignore,
    onSessionLost: ignore,
    ...(fetch && { fetch }),
  });
}

/** Returns a `fetch` that sends the token of a preview. */
export function previewFetch(token: string): (request: Request) => Promise<Response> {
  return (request) => {
    const marked = new Request(request);
    marked.headers.set(HEADERS.preview, token);
    return fetch(marked);
  };
}

const ignore = (): void => undefined;
