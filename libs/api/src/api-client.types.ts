import type { AuthResult, MaintenanceError } from './generated/models.ts';
import type { paths } from './generated/schema.ts';
import type { Pagination } from './pagination.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

type PathsWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];

type Operation<P extends keyof paths, M extends Method> = paths[P] extends Record<M, infer Op> ? Op : never;

type Params<Op> = Op extends { parameters: infer All }
  ? { [K in keyof All as All[K] extends undefined ? never : K]: All[K] }
  : never;

type Body<Op> = Op extends { requestBody: { content: { 'application/json': infer B } } }
  ? B
  : Op extends { requestBody: { content: { 'multipart/form-data': unknown } } }
    ? FormData
    : never;

type Data<Op> = Op extends { responses: infer R }
  ? {
      [S in keyof R]: S extends 200 | 201 | 204
        ? R[S] extends { content: infer Content }
          ? Content extends { 'application/json': infer D }
            ? D
            : FileOf<Content>
          : undefined
        : never;
    }[keyof R]
  : never;

/** The type in which a file is returned; the caller chooses it by `parseAs`. */
type FileOf<Content> = Content extends { 'application/pdf': unknown } | { 'text/csv': unknown } ? Blob : never;

type HasRequired<T> = object extends T ? false : true;

/** The options of every request. */
export interface CallOptions {
  /** Cancels only this request. */
  signal?: AbortSignal;
  /** Milliseconds until the request fails with kind `timeout`; 20 s by default. */
  timeoutMs?: number;
  /** Whether `abortReads` does not cancel this read. */
  ignoresAbort?: boolean;
  /** For requests that return a file. */
  parseAs?: 'blob';
  /** Whether the browser completes the request when the page is closed. */
  keepalive?: boolean;
}

type Init<Op> = CallOptions &
  (HasRequired<Params<Op>> extends true ? { params: Params<Op> } : { params?: Params<Op> }) &
  ([Body<Op>] extends [never] ? { body?: never } : { body: Body<Op> });

type InitArgument<I> = HasRequired<I> extends true ? [init: I] : [init?: I];

/** A response: the data of the contract, with the paging of a list. */
export interface ApiAnswer<D> {
  data: D;
  pagination: Pagination | null;
  /** x-limit: the most entries that a member may save. */
  limit: number | null;
  /** Content-Disposition of a file. */
  disposition?: string | null;
}

type Call<M extends Method> = <P extends PathsWith<M>>(
  path: P,
  ...init: InitArgument<Init<Operation<P, M>>>
) => Promise<ApiAnswer<Data<Operation<P, M>>>>;

/** The typed client. Every method rejects with `ApiFailure` and nothing else. */
export interface ApiClient {
  GET: Call<'get'>;
  POST: Call<'post'>;
  PUT: Call<'put'>;
  PATCH: Call<'patch'>;
  DELETE: Call<'delete'>;
  /** Cancels every pending GET without `ignoresAbort`; writes, the decision, logout and events continue (spec §2). */
  abortReads(): void;
  /** Refreshes the access token now, once for all waiting requests. Rejects when that fails. */
  refresh(): Promise<AuthResult>;
}

/** An access token and the instant (epoch milliseconds) at which it expires. */
export interface AccessToken {
  accessToken: string;
  expiresAt: number;
}

/** `before_request`: the access token expired and was not refreshed (/login/?re=1); `refused`: 401 twice (/login/). */
export type SessionLoss = 'before_request' | 'refused';

/** The options of a client. */
export interface ApiClientOptions {
  /** Origin and prefix before /v1; empty in the browser. */
  baseUrl: string;
  /** Host name of the shopper, sent as X-Channel by the page server. */
  channel?: string;
  getToken: () => AccessToken | null;
  /** The member shown; null for a guest. Each request with an access token is meant only for this member. */
  getMember?: () => string | null;
  /** Called when a request was meant for a member other than the one logged in. */
  onMemberChanged?: () => void;
  onRefreshed: (result: AuthResult) => void;
  onSessionLost: (loss: SessionLoss) => void;
  /** Called on 503: the shop is under maintenance (spec §8). */
  onMaintenance?: (maintenance: Pick<MaintenanceError, 'title' | 'message'>) => void;
  /** Called when the host belongs to no channel (spec §8). */
  onChannelInvalid?: () => void;
  /** Returns a captcha token for a guest's request to this path; null if none is required or available. */
  captchaToken?: (path: string) => Promise<string | null>;
  fetch?: (request: Request) => Promise<Response>;
  /** Epoch milliseconds; the system clock by default. */
  now?: () => number;
}
