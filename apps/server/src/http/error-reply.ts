import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ShopError } from '../errors/index.ts';
import type { KnownError } from '../errors/known-error.ts';

/** Body of every refusal: `message` is Japanese and may be shown, `code` is dotted and stable. */
interface ErrorBody {
  code: string;
  message: string;
  errors?: Record<string, string[]>;
}

/** The one place where refusals become HTTP. Text of an unforeseen error never leaves the server. */
export function replyWithError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
  if (error instanceof ShopError) {
    if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds));
    const body: ErrorBody = { code: error.code, message: error.message, ...(error.errors && { errors: error.errors }), ...error.details };
    void reply.code(statusOf(error as KnownError)).send(body);
    return;
  }
  const [status, body] = transportError(error);
  if (status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
  void reply.code(status).send(body);
}

function statusOf(error: KnownError): number {
  switch (error.kind) {
    case 'unauthenticated':
      return 401;
    case 'forbidden':
      return 403;
    case 'not_found':
      return 404;
    case 'conflict':
      return 409;
    case 'gone':
      return 410;
    case 'unsupported_media_type':
      return 415;
    case 'invalid_input':
      return 422;
    case 'rate_limited':
      return 429;
    case 'unavailable':
      return 503;
  }
}

function transportError(error: FastifyError | Error): [number, ErrorBody] {
  const status = 'statusCode' in error ? error.statusCode : undefined;
  switch (status) {
    case 400:
      return [400, { code: 'request.malformed', message: '送信された内容を読み取れませんでした。' }];
    case 413:
      return [413, { code: 'request.too_large', message: '送信された内容が大きすぎます。' }];
    case 414:
      return [414, { code: 'request.url_too_long', message: 'アドレスが長すぎます。' }];
    case 429:
      return [429, { code: 'rate.limited', message: 'しばらく時間をおいてから、もう一度お試しください。' }];
    default:
      return [500, { code: 'server.error', message: '申し訳ございません。エラーが発生しました。時間をおいてもう一度お試しください。' }];
  }
}
