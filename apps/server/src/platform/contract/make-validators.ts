import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument } from './openapi-document.ts';

/** Both ways to read a value: bodies as they are, path and query with text turned into numbers, booleans and lists. */
export interface Validators {
  strict: Ajv2020;
  coercing: Ajv2020;
}

/**
 * Validators that know every schema of the contract and refuse unknown fields instead of removing them. Text that
 * becomes an infinite number (`1e309`) is out of bounds, which Ajv would accept by default.
 */
export function makeValidators({ components }: OpenApiDocument): Validators {
  return { strict: makeAjv({}), coercing: makeAjv({ coerceTypes: 'array', strictNumbers: false }) };

  function makeAjv(options: Options): Ajv2020 {
    const ajv = new Ajv2020({
      allErrors: true,
      removeAdditional: false,
      useDefaults: true,
      strict: true,
      strictTypes: false,
      strictRequired: false,
      ...options,
    });
    addFormats(ajv, ['date', 'date-time', 'email', 'uri', 'uuid']);
    ajv.addFormat('binary', true).addFormat('password', true).addFormat('int32', true);
    ajv.addVocabulary(['example', 'discriminator', 'xml', 'externalDocs']);
    for (const [name, schema] of Object.entries(components?.schemas ?? {})) ajv.addSchema(schema, name);
    return ajv;
  }
}
