import { createApiClient, type ApiClient } from '@shop/api';
import { apiOrigin } from '../config/server-config.server.ts';

/**
 * Returns a client for one host, without an access token: the page server renders for guests only.
 * @param ask replaces `fetch`; by default each call goes to the API
 */
export function guestApi(host: string, ask?: (request: Request) => Promise<Response>): ApiClient {
  return createApiClient({
    baseUrl: apiOrigin,
    channel: host,
    getToken: () => null,
    onRefreshed: ignore,
    onSessionLost: ignore,
    ...(ask && { fetch: ask }),
  });
}

const ignore = (): void => undefined;
