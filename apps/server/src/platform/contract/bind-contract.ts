import { isUtf8 } from 'node:buffer';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  preParsingHookHandler,
  RouteOptions,
} from 'fastify';
import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import { InvalidInputError, UnsupportedMediaTypeError } from '../errors/index.ts';
import { Answer, JsonAnswer, BytesAnswer } from './answer.ts';
import type { BoundOperation } from './read-operations.ts';
import { fieldErrors } from './field-errors.ts';
import type { AnyHandler, Handlers, HandlerRequest } from './handlers.ts';
import { isStorableJson } from './is-storable-json.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { prepareContract } from './prepare-contract.ts';
import { checkResponses } from './check-responses.ts';

export interface BindOptions {
  document: OpenApiDocument;
  handlers: Handlers;
  /**
   * Runs before everything else in an operation: finds channel and actor, so that a request without access gets 401
   * before any 422.
   */
  onRequest: (operation: Pick<BoundOperation, 'id' | 'method' | 'auth'>) => onRequestAsyncHookHandler;
  /** The limit of an operation that has one; checked before anything else. */
  limitOf: (operationId: string) => onRequestAsyncHookHandler | null;
  /** Returns what the handler receives besides the input. */
  contextOf: (request: FastifyRequest) => Pick<HandlerRequest<unknown>, 'ctx' | 'caller'>;
  /** Whether the answer of an operation is the same for every guest of a channel, so that caches may store it. */
  isShared: (operationId: string) => boolean;
  /** Called when an answer violates the contract (tests only): the serialiser checks neither enums nor formats. */
  onWrongAnswer?: ((fault: string) => void) | undefined;
}

/**
 * Binds every operation of the contract that has a handler, with validators and serialisers of the contract's schemas.
 */
export function bindContract(app: FastifyInstance, options: BindOptions): void {
  const { strict, coercing, operations, serializerCompiler } = prepareContract(options.document);
  app.setValidatorCompiler(({ schema, httpPart }) =>
    validatorOf(httpPart === 'body' ? strict : coercing, schema as object),
  );
  app.setSerializerCompiler(serializerCompiler);
  acceptEmptyJson(app);

  for (const operation of operations) {
    const handler = options.handlers[operation.id as keyof Handlers] as AnyHandler | undefined;
    if (handler) app.route(routeOf(operation, handler, options, strict));
  }
}

function routeOf(operation: BoundOperation, handler: AnyHandler, options: BindOptions, ajv: Ajv2020): RouteOptions {
  const shared = options.isShared(operation.id);
  return {
    method: operation.method,
    url: operation.url,
    schema: operation.schemas,
    onRequest: [options.limitOf(operation.id), refuseNul, options.onRequest(operation)].filter((hook) => hook !== null),
    preParsing: refuseOtherMedia(operation.mediaTypes),
    ...(options.onWrongAnswer && { onSend: checkResponses(operation, ajv, options.onWrongAnswer) }),
    handler: async (request, reply) => {
      const result = await handler({
        ...options.contextOf(request),
        params: paramsOf(request),
        query: request.query,
        body: request.body ?? (operation.schemas.body ? null : undefined),
      } as HandlerRequest<unknown>);
      reply.header('cache-control', shared && !request.headers.authorization ? SHARED : 'no-store');
      return send(reply, operation, result);
    },
  };
}

// For caches in front of the server: fresh for a moment, so that stock is never older than a second.
const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=10';

/** The status for a client that already has this answer: only headers are sent. */
const NOT_MODIFIED = 304;

function send(reply: FastifyReply, operation: BoundOperation, result: unknown): FastifyReply {
  if (result instanceof JsonAnswer) {
    return reply
      .code(operation.successStatus)
      .headers(result.headers)
      .type('application/json; charset=utf-8')
      .send(result.json);
  }
  const answer = result instanceof Answer || result instanceof BytesAnswer ? result : new Answer(result, {});
  const status = answer.status ?? operation.successStatus;
  const body = answer instanceof BytesAnswer ? answer.bytes : answer.body;
  return reply
    .code(status)
    .headers(answer.headers)
    .send(status === NOT_MODIFIED ? undefined : body);
}

/** The wildcard of `/v1/static-pages/url*` is called `path` in the contract. */
function paramsOf(request: FastifyRequest): unknown {
  const params = request.params as Record<string, unknown>;
  return '*' in params ? { path: params['*'] } : params;
}

function validatorOf(ajv: Ajv2020, schema: object): (data: unknown) => boolean | { error: Error } {
  const validate: ValidateFunction = ajv.compile(schema);
  return (data) =>
    validate(data) || {
      error: new InvalidInputError('input.invalid', '入力内容をご確認ください。', {
        errors: fieldErrors(validate.errors ?? []),
      }),
    };
}

// No text of a shop contains NUL, and PostgreSQL refuses it: better refused here than as an error of the database.
const refuseNul: onRequestAsyncHookHandler = async (request) => {
  if (request.url.includes('%00')) throw nulError();
};

function nulError(): InvalidInputError {
  return new InvalidInputError('input.invalid', '使えない文字が含まれています。');
}

function refuseOtherMedia(accepted: readonly string[]): preParsingHookHandler {
  // A form has no schema, which would refuse a missing body.
  const needsForm = accepted.length > 0 && !accepted.includes('application/json');
  return (request, _reply, payload, done) => {
    const { 'content-length': length, 'transfer-encoding': chunked, 'content-type': type } = request.headers;
    const hasBody = chunked !== undefined || (length !== undefined && length !== '0');
    const media = type?.split(';', 1)[0]?.trim().toLowerCase();
    if ((hasBody || needsForm) && (media === undefined || !accepted.includes(media)))
      done(new UnsupportedMediaTypeError(accepted));
    else done(null, payload);
  };
}

/**
 * Accepts an empty body with a JSON content type, as some clients send where the contract has no body. Invalid UTF-8 is
 * not JSON.
 */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, sent, done) => {
    const bytes = sent as Buffer;
    if (bytes.length === 0) return done(null, undefined);
    if (!isUtf8(bytes)) return done(Object.assign(new Error('The body is not UTF-8.'), { statusCode: 400 }));
    const body = bytes.toString();
    if (!isStorableJson(body)) return done(nulError());
    return parse(request, body, done);
  });
}
