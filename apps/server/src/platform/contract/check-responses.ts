import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import type { onSendHookHandler } from 'fastify';
import type { BoundOperation } from './read-operations.ts';

/**
 * The answers of any operation before its handler runs, or when it fails: the contract has them as `default`. An
 * operation must name any other status.
 */
const OF_ANY_OPERATION: Readonly<Record<string, readonly string[]>> = {
  '400': ['request.malformed'],
  '403': ['auth.member_changed', 'preview.read_only'],
  '404': ['channel.not_found'],
  '413': ['request.too_large'],
  '414': ['request.url_too_long'],
  '415': ['request.media_type'],
  '500': ['server.error'],
};

/** Turns an answer that violates the contract into a 500 and reports the violation; for tests. */
export function checkResponses(
  operation: BoundOperation,
  ajv: Ajv2020,
  report: (fault: string) => void,
): onSendHookHandler {
  const validators = new Map<string, ValidateFunction>();
  const fault = faultOf(operation);
  // The error answer that Fastify then sends passes this hook again.
  const refused = new WeakSet<object>();
  return (request, reply, payload, done) => {
    if (refused.has(request)) return done(null, payload);
    const status = String(reply.statusCode);
    const refuse = (why: string): void => {
      const text = `${operation.id} answered ${status} against the contract: ${why}`;
      report(text);
      refused.add(request);
      reply.code(500);
      done(new Error(text));
    };
    const media = mediaTypeOf(reply.getHeader('content-type'));
    const body = payload === undefined || payload === null || payload === '' ? undefined : payload;
    const json: unknown = media === 'application/json' && typeof body === 'string' ? JSON.parse(body) : undefined;
    const found = fault(status, { media: body === undefined ? undefined : media, json });
    if (found !== undefined) return refuse(found);

    const key = status in operation.schemas.response ? status : 'default';
    const schema = json === undefined ? undefined : operation.schemas.response[key];
    if (schema) {
      const validate = validators.get(key) ?? ajv.compile(schema);
      validators.set(key, validate);
      if (!validate(json)) return refuse(ajv.errorsText(validate.errors));
    }
    return done(null, payload);
  };
}

interface Sent {
  /** Media type of the body; undefined when there is none. */
  media: string | undefined;
  json: unknown;
}

/** Returns what is wrong with status and media type, for any body. */
function faultOf({ answers }: BoundOperation): (status: string, sent: Sent) => string | undefined {
  return (status, { media, json }) => {
    const named = answers[status];
    if (named === undefined)
      return OF_ANY_OPERATION[status]?.includes(codeOf(json)) ? undefined : 'the contract does not name this status';
    if (media === undefined) return named.length === 0 ? undefined : 'the body is missing';
    return named.includes(media) ? undefined : `the contract does not name ${media}`;
  };
}

function codeOf(json: unknown): string {
  return typeof json === 'object' && json !== null && 'code' in json ? String(json.code) : '';
}

function mediaTypeOf(header: unknown): string | undefined {
  return typeof header === 'string' ? header.split(';', 1)[0]?.trim().toLowerCase() : undefined;
}
