import type { FastifySerializerCompiler } from 'fastify';
import type { BoundOperation } from './read-operations.ts';
import { makeSerializerCompiler } from './make-serializer-compiler.ts';
import { makeValidators, type Validators } from './make-validators.ts';
import type { JsonSchema, OpenApiDocument } from './openapi-document.ts';
import { readOperations } from './read-operations.ts';
import { shareSchemas } from './share-schemas.ts';

/** The parts of a contract that all applications of a process share. */
interface PreparedContract extends Validators {
  readonly operations: readonly BoundOperation[];
  readonly serializerCompiler: FastifySerializerCompiler<JsonSchema>;
}

const prepared = new WeakMap<OpenApiDocument, PreparedContract>();

/** Compiles a contract's schemas at first use, and once per process: tests open hundreds of applications. */
export function prepareContract(document: OpenApiDocument): PreparedContract {
  const known = prepared.get(document);
  if (known) return known;
  const shared = shareSchemas(document);
  const made = {
    ...makeValidators(shared),
    operations: readOperations(shared),
    serializerCompiler: makeSerializerCompiler(shared),
  };
  prepared.set(document, made);
  return made;
}
