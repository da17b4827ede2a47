import type { FastifyInstance, InjectOptions } from 'fastify';

export interface CallOptions {
  body?: unknown;
  query?: Record<string, string | string[]>;
  /** Access token. */
  token?: string;
  /** Host name of the channel; default `simple.localhost`. */
  channel?: string;
  headers?: Record<string, string | undefined>;
}

export interface CallResult<T> {
  status: number;
  body: T;
  headers: Record<string, string | string[] | number | undefined>;
}

/** `call('GET', '/v1/products', { query })` → status, parsed body and headers. */
export type TestCall = <T = unknown>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  options?: CallOptions,
) => Promise<CallResult<T>>;

export function makeCaller(server: FastifyInstance): TestCall {
  return async <T>(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    { body, query, token, channel, headers }: CallOptions = {},
  ) => {
    const response = await server.inject({
      method,
      url,
      ...(query && { query }),
      ...(body !== undefined && { payload: body as object }),
      headers: {
        'x-channel': channel ?? 'simple.localhost',
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      body: (isJson ? response.json() : response.payload) as T,
      headers: response.headers,
    };
  };
}
