import type { CallResult, TestCall } from '../../testing/index.ts';

/** Makes the calls of a test over real HTTP, to a server in another process. */
export function httpCaller(origin: string): TestCall {
  return async <T>(
    method: string,
    url: string,
    { body, query, token, channel, headers }: Parameters<TestCall>[2] = {},
  ): Promise<CallResult<T>> => {
    const response = await fetch(
      `${origin}${url}${query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''}`,
      {
        method,
        headers: {
          'x-channel': channel ?? 'simple.localhost',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
    );
    return {
      status: response.status,
      body: (await response.json()) as T,
      headers: Object.fromEntries(response.headers),
    };
  };
}
