import type { operations } from '@shop/api';
import type { MultipartBody } from '../http/read-multipart.ts';
import type { Ctx } from '../context/ctx.ts';
import type { Answer, JsonAnswer, BytesAnswer } from './answer.ts';

/** The arguments of a handler: the context, the validated input, and the caller. */
export interface HandlerRequest<Op> {
  ctx: Ctx;
  params: Op extends { parameters: { path: infer P } } ? P : Record<string, never>;
  query: Op extends { parameters: { query?: infer Q } } ? NonNullable<Q> : Record<string, never>;
  body: BodyOf<Op>;
  caller: Caller;
}

/**
 * The caller as seen from the connection: for rate limits, session lists and operations that check the access token
 * themselves.
 */
export interface Caller {
  ip: string;
  userAgent: string;
  /** The access token as sent, unchecked; null without one. `refresh` and `logout` accept an expired one. */
  accessToken: string | null;
  /** A request header by its lower-case name. */
  header(name: string): string | null;
}

type BodyOf<Op> = Op extends { requestBody: { content: { 'multipart/form-data': unknown } } }
  ? MultipartBody
  : Op extends { requestBody: { content: { 'application/json': infer B } } }
    ? B
    : Op extends { requestBody?: { content: { 'application/json': infer B } } }
      ? B | null
      : undefined;

type SuccessStatus = 200 | 201 | 202 | 204;

type PlainResult<R> = R extends { content: { 'application/json': infer B } }
  ? B
  : R extends { content: object }
    ? BytesAnswer
    : void;

type ResultOf<Op> = Op extends { responses: infer R }
  ? { [S in Extract<keyof R, SuccessStatus>]: PlainResult<R[S]> }[Extract<keyof R, SuccessStatus>]
  : never;

export type Handler<Id extends keyof operations> = (
  request: HandlerRequest<operations[Id]>,
) => Promise<ResultOf<operations[Id]> | Answer<ResultOf<operations[Id]>> | JsonAnswer<ResultOf<operations[Id]>>>;

/** Handlers by operationId, typed from the generated contract: `export const xHandlers = { … } satisfies Handlers`. */
export type Handlers = { [Id in keyof operations]?: Handler<Id> };

/** A handler as the loader sees it: the contract's schemas have checked the types. */
export type AnyHandler = (request: HandlerRequest<unknown>) => Promise<unknown>;
