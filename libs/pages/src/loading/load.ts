import type { LoadInput } from './load-input.ts';
import { retryWhenOnline } from '../connection/retry-when-online.ts';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { apiContext } from './api-context.ts';
import { asRouteError } from './as-route-error.ts';
import { shareEqual } from './share-equal.ts';

/**
 * Makes a route's `loader` and `clientLoader` of one `load.ts`:
 * the server reads through its own client, the browser through `/v1` of the same origin, and waits where the connection is lost.
 *
 * @throws the router's error of the same status (404, 503, …) when the API refuses
 */
export function load<T>(read: (input: LoadInput) => Promise<T>) {
  return async ({
    context,
    params,
    request,
  }: Pick<LoaderFunctionArgs & ClientLoaderFunctionArgs, 'context' | 'params' | 'request'>): Promise<T> => {
    try {
      const work = async () =>
        read({ api: await context.get(apiContext)(), params, url: new URL(request.url), signal: request.signal });
      const data = await retryWhenOnline(work, request.signal);
      return import.meta.env.SSR ? shareEqual(data) : data;
    } catch (error) {
      throw asRouteError(error);
    }
  };
}
