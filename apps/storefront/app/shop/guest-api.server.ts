import { createApiClient, type ApiClient } from '@shop/api';
import { apiOrigin } from '../config/server-config.server.ts';

/** A client for one host, without a bearer: the page server draws for guests only. */
export function guestApi(host: string): ApiClient {
  return createApiClient({
    baseUrl: apiOrigin,
    channel: host,
    getToken: () => null,
    onRefreshed: ignore,
    onSessionLost: ignore,
  });
}

const ignore = (): void => undefined;
