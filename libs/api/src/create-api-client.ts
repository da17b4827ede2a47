import { ERROR_CODES, HEADERS } from '@shop/constants';
import createClient from 'openapi-fetch';
import type { ApiClient, ApiClientOptions, CallOptions, ApiAnswer } from './api-client.types.ts';
import { ApiFailure } from './api-failure.ts';
import { createChangeKeys } from './change-keys.ts';
import { createCallSignal, type CallSignal } from './call-signal.ts';
import { failureOfError } from './failure-of-error.ts';
import { failureOfResponse } from './failure-of-response.ts';
import type { AuthResult } from './generated/models.ts';
import type { paths } from './generated/schema.ts';
import { readLimit, readPagination } from './pagination.ts';
import { createTokenRefresh } from './token-refresh.ts';

const TIMEOUT_MS = 20_000;
const REFRESH = '/v1/auth/refresh';
const LOGOUT = '/v1/auth/logout';
const CARTS = '/v1/carts/';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

interface LooseInit extends CallOptions {
  params?: { header?: Record<string, unknown> };
  body?: unknown;
}

type SendInit = Pick<LooseInit, 'params' | 'body' | 'keepalive' | 'parseAs'> & {
  signal: AbortSignal;
  changeKey?: string;
  /** The member for whom the request is meant; null for a guest. */
  member: string | null;
};

/**
 * Makes the client of the shop's API: one per request on the page server, one in the browser.
 *
 * It sends the access token, refreshes it 5 s early and once after a 401, cancels reads on navigation and turns every
 * unsuccessful request into an `ApiFailure` (spec §8, §9).
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const client = createClient<paths>({ baseUrl: options.baseUrl, ...(options.fetch && { fetch: options.fetch }) });
  const reads = new Set<CallSignal>();
  const changes = createChangeKeys();
  const tokens = createTokenRefresh({
    ...options,
    now: options.now ?? Date.now,
    send: async () => {
      const answer = await call('post', REFRESH);
      return answer.data as AuthResult;
    },
  });

  async function call(method: Method, path: string, init: LooseInit = {}): Promise<ApiAnswer<unknown>> {
    const { ignoresAbort = false, timeoutMs = TIMEOUT_MS, signal: own, ...rest } = init;
    const ending = createCallSignal(own, timeoutMs);
    const isRead = method === 'get' && !ignoresAbort;
    const member = memberOf(path);
    if (isRead) reads.add(ending);
    try {
      const sent = { ...rest, member, signal: ending.signal };
      const answer = await sendOnce(method, path, sent);
      // The response for one member must not be shown to another, or to a guest.
      if (isPersonal(path) && member !== null && memberOf(path) !== member) throw new ApiFailure(OF_OTHER_MEMBER);
      return answer;
    } finally {
      reads.delete(ending);
      ending.dispose();
    }
  }

  /** Sends a change of the cart under the same key as before if its response was lost. */
  async function sendOnce(method: Method, path: string, sent: SendInit): Promise<ApiAnswer<unknown>> {
    if (method !== 'patch' || !path.startsWith(CARTS)) return authorised(method, path, sent);
    const name = `${path} ${JSON.stringify(sent.body)}`;
    return changes.send(name, (changeKey) => authorised(method, path, { ...sent, changeKey }));
  }

  async function authorised(method: Method, path: string, init: SendInit): Promise<ApiAnswer<unknown>> {
    if (path === LOGOUT || path === REFRESH) return send(method, path, init, currentAccessToken());
    const accessToken = path.startsWith('/v1/auth/') ? null : await tokens.accessToken();
    try {
      return await send(method, path, init, accessToken);
    } catch (failure) {
      if (accessToken === null || !isUnauthorised(failure)) throw failure;
      return retry(method, path, init, accessToken);
    }
  }

  async function retry(method: Method, path: string, init: SendInit, refused: string): Promise<ApiAnswer<unknown>> {
    const accessToken = await tokens.accessTokenAfterRefusal(refused);
    try {
      return await send(method, path, init, accessToken);
    } catch (failure) {
      if (isUnauthorised(failure)) options.onSessionLost('refused');
      throw failure;
    }
  }

  async function send(
    method: Method,
    path: string,
    { changeKey, member, ...init }: SendInit,
    accessToken: string | null,
  ): Promise<ApiAnswer<unknown>> {
    try {
      const { data, error, response } = await client.request(
        method,
        // The types of ApiClient have checked the pair of path and init.
        path as never,
        {
          ...init,
          headers: {
            ...headersOf(accessToken, member, options.channel),
            ...(await captchaOf(method, path, accessToken)),
            ...(changeKey !== undefined && { [HEADERS.idempotencyKey]: changeKey }),
          },
        } as never,
      );
      if (!response.ok) throw failureOfResponse(response, error ?? null);
      return {
        data,
        pagination: readPagination(response.headers),
        limit: readLimit(response.headers),
        disposition: response.headers.get('content-disposition'),
      };
    } catch (error) {
      const failure = failureOfError(error, init.signal);
      report(failure);
      throw failure;
    }
  }

  async function captchaOf(method: Method, path: string, accessToken: string | null): Promise<Record<string, string>> {
    const token = method === 'post' && accessToken === null ? await options.captchaToken?.(path) : null;
    return token ? { [HEADERS.captcha]: token } : {};
  }

  /** Returns the member for whom a request is meant; null for a guest, and for /v1/auth/. */
  function memberOf(path: string): string | null {
    return path.startsWith('/v1/auth/') ? null : (options.getMember?.() ?? null);
  }

  function currentAccessToken(): string | null {
    return options.getToken()?.accessToken ?? null;
  }

  function report(failure: ApiFailure): void {
    // Only the server reports maintenance with a code; a proxy that cannot reach the server has none.
    if (failure.status === 503 && failure.code !== 'http.503') options.onMaintenance?.(maintenanceOf(failure));
    if (failure.code === ERROR_CODES.channelNotFound) options.onChannelInvalid?.();
    if (failure.code === ERROR_CODES.memberChanged) options.onMemberChanged?.();
  }

  const bind = (method: Method) => (path: string, init?: LooseInit) => call(method, path, init);
  const methods = {
    GET: bind('get'),
    POST: bind('post'),
    PUT: bind('put'),
    PATCH: bind('patch'),
    DELETE: bind('delete'),
  };
  return {
    // The loosely typed methods accept what the types of the contract allow.
    ...(methods as unknown as Omit<ApiClient, 'abortReads' | 'refresh'>),
    abortReads: () => {
      for (const read of reads) read.abort();
    },
    refresh: () => tokens.refresh(),
  };
}

function headersOf(
  accessToken: string | null,
  member: string | null,
  channel: string | undefined,
): Record<string, string> {
  return {
    ...(accessToken !== null && { authorization: `Bearer ${accessToken}` }),
    ...(member !== null && { [HEADERS.member]: member }),
    ...(channel !== undefined && { [HEADERS.channel]: channel }),
  };
}

/** Whether the responses of a path are personal. */
function isPersonal(path: string): boolean {
  return path.startsWith('/v1/me/') || path.startsWith('/v1/carts');
}

/** The failure of a response that arrives when its member is no longer shown. */
const OF_OTHER_MEMBER = {
  kind: 'aborted',
  status: 0,
  code: 'network.aborted',
  message: '',
  errors: {},
  retryable: false,
  retryAfter: null,
} as const;

function isUnauthorised(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.status === 401;
}

function maintenanceOf(failure: ApiFailure): { title: string; message: string } {
  const body = failure.body as { title?: unknown } | null;
  return { title: typeof body?.title === 'string' ? body.title : '', message: failure.message };
}
