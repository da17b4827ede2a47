import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import type { onSendHookHandler } from 'fastify';
import type { BoundOperation } from './bound-operation.ts';

/** Refuses an answer that is not what the contract says, with what is wrong; for tests. */
export function checkResponses({ id, schemas }: BoundOperation, ajv: Ajv2020): onSendHookHandler {
  const validators = new Map<string, ValidateFunction>();
  return (_request, reply, payload, done) => {
    const status = String(reply.statusCode);
    const key = status in schemas.response ? status : 'default';
    const schema = schemas.response[key];
    if (schema && typeof payload === 'string') {
      const validate = validators.get(key) ?? ajv.compile(schema);
      validators.set(key, validate);
      if (!validate(JSON.parse(payload))) {
        done(new Error(`${id} answered ${status} against the contract: ${ajv.errorsText(validate.errors)}`));
        return;
      }
    }
    done(null, payload);
  };
}
