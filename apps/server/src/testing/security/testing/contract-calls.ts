import type { AuthRule } from '../../../platform/contract/read-operations.ts';
import { contractDocument } from '../../../platform/contract/openapi-document.ts';
import type { JsonSchema } from '../../../platform/contract/openapi-document.ts';
import { readOperations } from '../../../platform/contract/read-operations.ts';
import { shareSchemas } from '../../../platform/contract/share-schemas.ts';

/** A call of the contract as tests make them. */
export interface ContractCall {
  id: string;
  method: string;
  /** The path as in the contract: `/v1/products/{key}`. */
  path: string;
  auth: AuthRule;
  /** The path parameters. */
  pathNames: readonly string[];
  /** Media types of the body; none when there is no body. */
  mediaTypes: readonly string[];
  schemas: { body?: JsonSchema; querystring?: JsonSchema; params?: JsonSchema };
  /** The first example of a JSON body; undefined when there is none. */
  example: unknown;
}

/** The document with its schemas shared, as `makeValidators` requires it. */
export const sharedDocument = shareSchemas(contractDocument);

/** Every call of the contract, read from the document. */
export function contractCalls(): ContractCall[] {
  const paths = new Map(
    Object.entries(contractDocument.paths).flatMap(([path, item]) =>
      Object.values(item).flatMap((it) => ('operationId' in it ? [[it.operationId, path] as const] : [])),
    ),
  );
  return readOperations(sharedDocument).map(({ id, method, auth, mediaTypes, schemas }) => {
    const path = paths.get(id) ?? '';
    return {
      id,
      method: method.toUpperCase(),
      path,
      auth,
      pathNames: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      mediaTypes,
      schemas,
      example: exampleOf(id),
    };
  });
}

function exampleOf(id: string): unknown {
  // The type of the document omits what the server does not read.
  const { paths, components } = contractDocument as unknown as {
    paths: Record<
      string,
      Record<
        string,
        {
          operationId: string;
          requestBody?: { content: Record<string, { examples?: Record<string, { $ref: string }> }> };
        }
      >
    >;
    components: { examples: Record<string, { value: unknown }> };
  };
  const operation = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .find((it) => it.operationId === id);
  const [first] = Object.values(operation?.requestBody?.content['application/json']?.examples ?? {});
  return first && components.examples[first.$ref.split('/').at(-1) ?? '']?.value;
}
