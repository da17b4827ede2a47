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

/** What a file's bytes are given as; the caller asks for them by `parseAs`. */
type FileOf<Content> = Content extends { 'application/pdf': unknown } | { 'text/csv': unknown } ? Blob : never;

type HasRequired<T> = object extends T ? false : true;

/** Options that every call takes. */
export interface CallOptions {
  /** Cancels this call alone. */
  signal?: AbortSignal;
  /** Milliseconds until the call fails with kind `timeout`; 20 s without. */
  timeoutMs?: number;
  /** A read that `abortReads` leaves alone. */
  isCached?: boolean;
  /** For calls that answer a file. */
  parseAs?: 'blob';
  /** Lets the browser finish the call when the page goes away. */
  keepalive?: boolean;
}

type Init<Op> = CallOptions &
  (HasRequired<Params<Op>> extends true ? { params: Params<Op> } : { params?: Params<Op> }) &
  ([Body<Op>] extends [never] ? { body?: never } : { body: Body<Op> });

type InitArgument<I> = HasRequired<I> extends true ? [init: I] : [init?: I];

/** An answer: the data of the contract, with the paging of a list. */
export interface ApiAnswer<D> {
  data: D;
  pagination: Pagination | null;
  /** x-limit: the most entries a member may keep. */
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
  /** Cancels every pending GET that is not kept; writes, the decision, logout and events go on (spec §2). */
  abortReads(): void;
  /** Refreshes the bearer now; calls that wait for one share it. Rejects when that fails. */
  refresh(): Promise<AuthResult>;
}

/** A bearer and the instant (epoch milliseconds) at which it expires. */
export interface BearerToken {
  accessToken: string;
  expiresAt: number;
}

/** `before_request`: the bearer had expired and could not be renewed (/login/?re=1); `refused`: 401 twice (/login/). */
export type SessionLoss = 'before_request' | 'refused';

/** What a client is made of. */
export interface ApiClientOptions {
  /** Origin and prefix before /v1; empty in the browser. */
  baseUrl: string;
  /** Host name of the shopper, sent as X-Channel by the page server. */
  channel?: string;
  getToken: () => BearerToken | null;
  /** The member whom the screen shows; null for a guest. Each call with a bearer is meant for this member alone. */
  getMember?: () => string | null;
  /** A call was meant for another member than the one who is logged in. */
  onMemberChanged?: () => void;
  onRefreshed: (result: AuthResult) => void;
  onSessionLost: (loss: SessionLoss) => void;
  /** 503: the shop is closed (spec §8). */
  onMaintenance?: (maintenance: Pick<MaintenanceError, 'title' | 'message'>) => void;
  /** The host belongs to no channel (spec §8). */
  onChannelInvalid?: () => void;
  /** A token of the captcha for a guest's call to this path; null where none is asked for, or none can be had. */
  captchaToken?: (path: string) => Promise<string | null>;
  fetch?: (request: Request) => Promise<Response>;
  /** Epoch milliseconds; the clock of the machine without. */
  now?: () => number;
}
