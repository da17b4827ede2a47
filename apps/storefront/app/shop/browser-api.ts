import { createApiClient, type ApiClient } from '@shop/api';

let client: ApiClient | undefined;

/** The one client of a browser page; reads go to `/v1` of the same origin. Never used on the server. */
export function browserApi(): ApiClient {
  client ??= createApiClient({ baseUrl: '', getToken: () => null, onRefreshed: () => undefined, onSessionLost: () => undefined });
  return client;
}
