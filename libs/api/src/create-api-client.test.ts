import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClientOptions, AccessToken, SessionLoss } from './api-client.types.ts';
import { ApiFailure } from './api-failure.ts';
import { cartOfFailure } from './cart-of-failure.ts';
import { createApiClient } from './create-api-client.ts';
import { contractExample, startStubServer, type StubServer } from './testing/index.ts';

const NOW = Date.parse('2026-11-20T10:00:00+09:00');

let stub: StubServer;
let token: AccessToken | null;
let losses: SessionLoss[];

beforeEach(async () => {
  stub = await startStubServer();
  token = null;
  losses = [];
});
afterEach(() => stub.close());

function makeClient(options: Partial<ApiClientOptions> = {}) {
  return createApiClient({
    baseUrl: stub.baseUrl,
    getToken: () => token,
    onRefreshed: (result) => {
      token = { accessToken: result.access_token ?? '', expiresAt: NOW + 900_000 };
    },
    onSessionLost: (loss) => losses.push(loss),
    now: () => NOW,
    ...options,
  });
}

async function failureOf(call: Promise<unknown>): Promise<ApiFailure> {
  const failure = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof ApiFailure)) throw new Error('the call did not fail with an ApiFailure');
  return failure;
}

const refreshed = () => ({ body: { ...contractExample('AuthResult', 'LoggedIn'), access_token: 'new' } });

describe('responses', () => {
  it('have data, pagination and limit', async () => {
    stub.on('GET /v1/me/user-addresses', () => ({
      headers: { 'x-total': '21', 'x-per-page': '10', 'x-last-page': '3', 'x-current-page': '2', 'x-limit': '50' },
      body: [contractExample('Address')],
    }));
    const answer = await makeClient().GET('/v1/me/user-addresses', { params: { query: { page: 2 } } });
    expect(answer.data[0]?.shipping_name).toBe('見本 太郎');
    expect(answer.pagination).toEqual({ total: 21, per: 10, last: 3, current: 2 });
    expect(answer.limit).toBe(50);
  });

  it('are requested with bracketed list parameters and the channel of the page server', async () => {
    stub.on('GET /v1/products', () => ({ body: [] }));
    await makeClient({ channel: 'fle.localhost' }).GET('/v1/products', {
      params: { query: { 'brand[]': ['valdadour', 'aubevert'], in_stock: 1 } },
    });
    const [request] = stub.requests;
    expect(request?.query.getAll('brand[]')).toEqual(['valdadour', 'aubevert']);
    expect(request?.headers['x-channel']).toBe('fle.localhost');
    expect(request?.headers.authorization).toBeUndefined();
  });
});

describe('failures', () => {
  it('have code, message and field messages of the response', async () => {
    stub.on('POST /v1/carts/init', () => ({
      status: 422,
      body: { code: 'input.invalid', message: '入力内容をご確認ください。', errors: { token: ['短すぎます'] } },
    }));
    const failure = await failureOf(makeClient().POST('/v1/carts/init', { body: { token: null } }));
    expect(failure.toPlain()).toEqual({
      kind: 'http',
      status: 422,
      code: 'input.invalid',
      message: '入力内容をご確認ください。',
      errors: { token: ['短すぎます'] },
      retryable: false,
      retryAfter: null,
    });
  });

  it('are retryable for a 429, with its delay', async () => {
    stub.on('GET /v1/tags', () => ({
      status: 429,
      headers: { 'retry-after': '7' },
      body: { code: 'rate.limited', message: '' },
    }));
    const failure = await failureOf(makeClient().GET('/v1/tags'));
    expect([failure.retryable, failure.retryAfter]).toEqual([true, 7]);
  });

  it('have the current cart of a 409', async () => {
    const cart = contractExample('Cart');
    stub.on('PATCH /v1/carts/reset', () => ({
      status: 409,
      body: { code: 'cart.version_conflict', message: '', cart },
    }));
    const failure = await failureOf(
      makeClient().PATCH('/v1/carts/reset', { params: { header: { 'If-Match': '3' } }, body: { token: 't' } }),
    );
    expect(cartOfFailure(failure)?.version).toBe(cart.version);
    expect(stub.requests[0]?.headers['if-match']).toBe('3');
  });

  it('are not reported as maintenance for a 503 without a code', async () => {
    const reported: unknown[] = [];
    stub.on('GET /v1/tags', () => ({ status: 503, body: null }));
    const failure = await failureOf(makeClient({ onMaintenance: (it) => reported.push(it) }).GET('/v1/tags'));
    expect([failure.code, reported]).toEqual(['http.503', []]);
  });

  it('are reported for maintenance and an unknown channel', async () => {
    const reported: unknown[] = [];
    const client = makeClient({
      onMaintenance: (it) => reported.push(it),
      onChannelInvalid: () => reported.push('channel'),
    });
    stub.on('GET /v1/tags', () => ({
      status: 503,
      body: { code: 'maintenance', title: 'メンテナンス中', message: '夜まで' },
    }));
    stub.on('GET /v1/brands', () => ({ status: 404, body: { code: 'channel.not_found', message: '' } }));
    await failureOf(client.GET('/v1/tags'));
    await failureOf(client.GET('/v1/brands'));
    expect(reported).toEqual([{ title: 'メンテナンス中', message: '夜まで' }, 'channel']);
  });

  it('have the code of the status when the body does not match the contract', async () => {
    stub.on('GET /v1/tags', () => ({ status: 502, body: 'bad gateway' }));
    const failure = await failureOf(makeClient().GET('/v1/tags'));
    expect([failure.code, failure.retryable]).toEqual(['http.502', true]);
  });

  it('are network failures when the server is down', async () => {
    await stub.close();
    const failure = await failureOf(makeClient().GET('/v1/tags'));
    expect([failure.kind, failure.status, failure.retryable]).toEqual(['network', 0, true]);
  });

  it('are timeouts when the response is late', async () => {
    stub.on('GET /v1/tags', () => new Promise<never>(() => undefined));
    const failure = await failureOf(makeClient().GET('/v1/tags', { timeoutMs: 20 }));
    expect([failure.kind, failure.code]).toEqual(['timeout', 'network.timeout']);
  });
});

describe('cancelling', () => {
  it('aborts pending reads, but no writes and no protected reads', async () => {
    let release: () => void = () => undefined;
    const pending = new Promise<void>((resolve) => {
      release = resolve;
    });
    const block = async () => {
      await pending;
      return { body: [] };
    };
    for (const route of ['GET /v1/tags', 'GET /v1/brands', 'POST /v1/carts/init']) stub.on(route, block);
    const client = makeClient();
    const read = failureOf(client.GET('/v1/tags'));
    const request = client.GET('/v1/brands', { ignoresAbort: true });
    const write = client.POST('/v1/carts/init', { body: { token: null } });
    client.abortReads();
    release();
    expect((await read).kind).toBe('aborted');
    expect((await request).data).toEqual([]);
    expect((await write).data).toEqual([]);
  });

  it('aborts one call by its own signal', async () => {
    stub.on('GET /v1/tags', () => new Promise<never>(() => undefined));
    const controller = new AbortController();
    const read = failureOf(makeClient().GET('/v1/tags', { signal: controller.signal }));
    controller.abort();
    expect((await read).code).toBe('network.aborted');
  });

  it('aborts a read that still waits for a refresh', async () => {
    token = { accessToken: 'old', expiresAt: NOW };
    stub.on('POST /v1/auth/refresh', refreshed);
    stub.on('GET /v1/me/user', () => ({ body: contractExample('User') }));
    const client = makeClient();
    const read = failureOf(client.GET('/v1/me/user'));
    client.abortReads();
    expect((await read).kind).toBe('aborted');
    expect(stub.requestsTo('GET /v1/me/user')).toHaveLength(0);
  });
});

describe('the captcha', () => {
  const client = () =>
    makeClient({ captchaToken: async (path) => (path === '/v1/reminder/request' ? 'made-for-this-call' : null) });
  const requestReset = () =>
    client().POST('/v1/reminder/request', { body: { purpose: 'password', email: 'taro@example.com' } });
  beforeEach(() => {
    stub.on('POST /v1/reminder/request', () => ({ body: { expires_in: 1800 } }));
    stub.on('POST /v1/carts/init', () => ({ body: contractExample('Cart') }));
  });

  it("sends a token only with a guest's request that requires it", async () => {
    await requestReset();
    await client().POST('/v1/carts/init', { body: { token: null } });
    expect(stub.requests.map(({ headers }) => headers['x-captcha-token'])).toEqual(['made-for-this-call', undefined]);
  });

  it('is not required for a logged-in member', async () => {
    token = { accessToken: 'a', expiresAt: NOW + 900_000 };
    await requestReset();
    expect(stub.requests.at(-1)?.headers).not.toHaveProperty('x-captcha-token');
  });
});

describe('access token', () => {
  beforeEach(() => {
    stub.on('GET /v1/me/user', ({ headers }) =>
      headers.authorization === 'Bearer new'
        ? { body: contractExample('User') }
        : { status: 401, body: { code: 'auth.expired', message: '' } },
    );
    stub.on('POST /v1/auth/refresh', refreshed);
  });

  it('is refreshed five seconds early, once for simultaneous requests', async () => {
    token = { accessToken: 'old', expiresAt: NOW + 5000 };
    const client = makeClient();
    await Promise.all([client.GET('/v1/me/user'), client.GET('/v1/me/user'), client.GET('/v1/me/user')]);
    const refreshes = stub.requestsTo('POST /v1/auth/refresh');
    expect(refreshes.map(({ headers }) => headers.authorization)).toEqual(['Bearer old']);
  });

  it('is used unchanged while more than five seconds remain', async () => {
    token = { accessToken: 'new', expiresAt: NOW + 5001 };
    await makeClient().GET('/v1/me/user');
    expect(stub.requestsTo('POST /v1/auth/refresh')).toHaveLength(0);
  });

  it('is refreshed once after a 401 and the requests are repeated', async () => {
    token = { accessToken: 'revoked', expiresAt: NOW + 600_000 };
    const client = makeClient();
    await Promise.all([client.GET('/v1/me/user'), client.GET('/v1/me/user')]);
    expect(stub.requestsTo('POST /v1/auth/refresh')).toHaveLength(1);
    expect(losses).toEqual([]);
  });

  it('is lost when the second response is also 401', async () => {
    token = { accessToken: 'revoked', expiresAt: NOW + 600_000 };
    stub.on('GET /v1/me/user', () => ({ status: 401, body: { code: 'auth.required', message: '' } }));
    await failureOf(makeClient().GET('/v1/me/user'));
    expect(stub.requestsTo('GET /v1/me/user')).toHaveLength(2);
    expect(losses).toEqual(['refused']);
  });

  it('is lost before the request when the refresh is refused', async () => {
    token = { accessToken: 'old', expiresAt: NOW - 1 };
    stub.on('POST /v1/auth/refresh', () => ({ status: 401, body: { code: 'auth.required', message: '' } }));
    await failureOf(makeClient().GET('/v1/me/user'));
    expect(stub.requestsTo('GET /v1/me/user')).toHaveLength(0);
    expect(losses).toEqual(['before_request']);
  });

  it('remains after a refresh that failed with maintenance', async () => {
    token = { accessToken: 'old', expiresAt: NOW - 1 };
    stub.on('POST /v1/auth/refresh', () => ({ status: 503, body: { code: 'maintenance', title: '', message: '' } }));
    const failure = await failureOf(makeClient().GET('/v1/me/user'));
    expect(failure.status).toBe(503);
    expect(losses).toEqual([]);
  });

  it('is not refreshed for the logout', async () => {
    token = { accessToken: 'old', expiresAt: NOW - 1 };
    stub.on('POST /v1/auth/logout', () => ({ status: 401, body: { code: 'auth.expired', message: '' } }));
    await failureOf(makeClient().POST('/v1/auth/logout'));
    expect(stub.requests.map(({ path }) => path)).toEqual(['/v1/auth/logout']);
    expect(losses).toEqual([]);
  });

  it('is not sent with the login', async () => {
    token = { accessToken: 'old', expiresAt: NOW - 1 };
    stub.on('POST /v1/auth/login', refreshed);
    await makeClient().POST('/v1/auth/login', { body: { username: 'taro', password: 'x' } });
    expect(stub.requests[0]?.headers.authorization).toBeUndefined();
  });
});

describe('a change of the cart', () => {
  const add = (client: ReturnType<typeof makeClient>, quantity = 1) =>
    client.PATCH('/v1/carts/products/add', { body: { token: 'sample', products: [{ key: 'ham', quantity }] } });

  it('reuses its key when the response was lost, and has a new one after a response', async () => {
    const keys: (string | null)[] = [];
    let isLost = true;
    const client = makeClient({
      fetch: async (request) => {
        keys.push(request.headers.get('idempotency-key'));
        if (isLost) throw new TypeError('Failed to fetch');
        return Response.json(contractExample('Cart'));
      },
    });
    expect((await failureOf(add(client))).kind).toBe('network');
    await failureOf(add(client, 2));
    isLost = false;
    await add(client);
    await add(client);
    const [first, other, again, last] = keys;
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(first);
    expect(new Set([first, other, last]).size).toBe(3);
  });

  it('reuses its key after an error of a proxy, but not after a refusal of the shop', async () => {
    const keys: (string | null)[] = [];
    const statuses = [504, 422, 200];
    const client = makeClient({
      fetch: async (request) => {
        keys.push(request.headers.get('idempotency-key'));
        const status = statuses[keys.length - 1] ?? 200;
        return Response.json(status === 200 ? contractExample('Cart') : {}, { status });
      },
    });
    await failureOf(add(client));
    await failureOf(add(client));
    await add(client);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[1]);
  });
});
