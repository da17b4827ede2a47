import { ApiFailure } from '@shop/api';
import type { LoadInput } from './load-input.ts';
import { hasNoAnswer } from '../connection/has-no-answer.ts';
import { retryWhenOnline } from '../connection/retry-when-online.ts';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { ScreenError } from '../error/screen-error.ts';
import { apiContext, nowContext, storeContext } from './contexts.ts';
import { data } from 'react-router';

/**
 * Makes a route's `loader` or `clientLoader` of one `load.ts`. The server reads through its own client; the browser
 * reads through `/v1` of the same origin, and waits while the connection is lost.
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
        read({
          api: context.get(apiContext),
          dispatch: context.get(storeContext).dispatch,
          params,
          url: new URL(request.url),
          signal: request.signal,
          now: context.get(nowContext) ?? new Date(),
        });
      const data = await retryWhenOnline(work, request.signal);
      return import.meta.env.SSR ? shareEqual(data) : data;
    } catch (error) {
      throw asRouteError(error);
    }
  };
}

/**
 * Returns a refusal of the API as an error of its status, which the router can pass to the browser; 422 for a URL
 * becomes 404.
 */
function asRouteError(error: unknown): unknown {
  if (!(error instanceof ApiFailure)) return error;
  const { status, code } = error;
  // Only the server reports maintenance with a message; a proxy that cannot reach the server has none.
  if (status === 503 && !hasNoAnswer(error)) return data(maintenanceOf(error), { status });
  return status > 0 ? data({ code }, { status: status === 422 ? 404 : status }) : error;
}

function maintenanceOf(failure: ApiFailure): ScreenError {
  const { body, message } = failure;
  const title = typeof body === 'object' && body !== null && 'title' in body ? body.title : '';
  return { kind: 'maintenance', title: typeof title === 'string' ? title : '', message };
}

/**
 * Returns the same data with one object for all equal ones: products share brands, categories and regions, so that the
 * document contains each only once.
 *
 * @param data plain objects, arrays and primitives, as in API responses; not changed
 */
export function shareEqual<T>(data: T): T {
  const known = new Map<string, { readonly place: number; readonly value: object }>();

  /** Returns a value with its signature: of primitives their value, of objects the index of the first equal one. */
  function visit(value: unknown): { readonly value: unknown; readonly sign: string } {
    if (value === null || typeof value !== 'object') return { value, sign: `${typeof value}:${JSON.stringify(value)}` };
    const isList = Array.isArray(value);
    const parts = Object.entries(value).map(([name, part]) => ({ name, ...visit(part) }));
    const sign = `${isList ? 'list' : 'object'}:${parts.map((part) => `${JSON.stringify(part.name)}=${part.sign}`).join()}`;
    const found = known.get(sign);
    if (found) return { value: found.value, sign: `place:${found.place}` };
    const shared = isList
      ? parts.map((part) => part.value)
      : Object.fromEntries(parts.map((part) => [part.name, part.value]));
    const place = known.size;
    known.set(sign, { place, value: shared });
    return { value: shared, sign: `place:${place}` };
  }

  return visit(data).value as T;
}
