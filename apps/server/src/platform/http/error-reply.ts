import { requestCopy } from '@shop/copy';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../db/is-database-away.ts';
import { ShopError } from '../errors/index.ts';
import type { KnownError } from '../errors/index.ts';

/** Body of every refusal: `message` is Japanese and may be shown, `code` is dotted and stable. */
interface ErrorBody {
  code: string;
  message: string;
  errors?: Record<string, string[]>;
}

const AWAY_RETRY_SECONDS = 5;

/** Shown on the maintenance screen, like every 503 (spec §8). */
const DATABASE_AWAY: ErrorBody & { title: string } = {
  code: 'service.unavailable',
  title: 'ただいまアクセスできません',
  message: '申し訳ございません。一時的にご利用いただけない状態です。少し時間をおいて、もう一度お試しください。',
};

/** Maps refusals to HTTP, for all operations. The text of an unexpected error is never sent. */
export function replyWithError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
  if (error instanceof ShopError) {
    if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds));
    const body: ErrorBody = {
      code: error.code,
      message: error.message,
      ...(error.errors && { errors: error.errors }),
      ...error.details,
    };
    void reply.code(statusOf(error as KnownError)).send(body);
    return;
  }
  if (isDatabaseAway(error)) {
    request.log.error({ err: error, route: request.routeOptions.url }, 'the database is out of reach');
    void reply.code(503).header('retry-after', String(AWAY_RETRY_SECONDS)).send(DATABASE_AWAY);
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

/** The codes of errors that the framework finds before an operation runs. All other client errors also have a code. */
function transportError(error: FastifyError | Error): [number, ErrorBody] {
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  switch (status) {
    case 413:
      return [413, { code: 'request.too_large', message: requestCopy.tooLarge }];
    case 414:
      return [414, { code: 'request.url_too_long', message: requestCopy.urlTooLong }];
    case 415:
      return [415, { code: 'request.media_type', message: requestCopy.mediaType }];
    case 429:
      return [429, { code: 'rate.limited', message: requestCopy.tooMany }];
    default:
      if (status >= 400 && status < 500) return [status, { code: 'request.malformed', message: requestCopy.malformed }];
      return [
        500,
        {
          code: 'server.error',
          message: '申し訳ございません。エラーが発生しました。時間をおいてもう一度お試しください。',
        },
      ];
  }
}

/** Answers an unknown URL. */
export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ code: 'route.not_found', message: requestCopy.notFound });
}
