import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the stub received it. */
export interface StubRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** A response of the stub; a body is sent as JSON. */
export interface StubAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** Whether the connection is closed instead of a response. */
  isCut?: boolean;
}

export type StubRoute = (request: StubRequest) => StubAnswer | Promise<StubAnswer>;

/** An HTTP server on a free port of the loopback, whose responses a test sets. */
export interface StubServer {
  baseUrl: string;
  /** Every request in the order of arrival. */
  requests: StubRequest[];
  /** Requests of one route, `POST /v1/auth/refresh`. */
  requestsTo(route: string): StubRequest[];
  /** Sets or replaces the response of a route. */
  on(route: string, answer: StubRoute): void;
  close(): Promise<void>;
}

/** Starts a stub; an unknown route returns 404 `stub.no_route`. */
export async function startStubServer(routes: Record<string, StubRoute> = {}): Promise<StubServer> {
  const table = new Map(Object.entries(routes));
  const requests: StubRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    void answer(incoming, outgoing);
  });

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = await readRequest(incoming);
    requests.push(request);
    const route = table.get(`${request.method} ${request.path}`);
    const result = route
      ? await route(request)
      : { status: 404, body: { code: 'stub.no_route', message: request.path } };
    if (result.isCut) outgoing.destroy();
    if (outgoing.destroyed) return;
    outgoing.writeHead(result.status ?? 200, { 'content-type': 'application/json', ...result.headers });
    outgoing.end(result.body === undefined ? undefined : JSON.stringify(result.body));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    requestsTo: (route) => requests.filter(({ method, path }) => `${method} ${path}` === route),
    on: (route, stub) => table.set(route, stub),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readRequest(incoming: IncomingMessage): Promise<StubRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const url = new URL(incoming.url ?? '/', 'http://stub');
  return {
    method: incoming.method ?? 'GET',
    path: decodeURI(url.pathname),
    query: url.searchParams,
    headers: incoming.headers,
    body: text === '' ? null : JSON.parse(text),
  };
}
