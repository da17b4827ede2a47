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

const ignore = (): void => undefined;
