import { createApiClient, type ApiClient } from '@shop/api';
import { apiOrigin } from '../config/server-config.server.ts';

/**
 * A client for one host, without a bearer: the page server draws for guests only.
 * @param ask how it asks; as it stands each call goes to the API
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
