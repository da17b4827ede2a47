import type { OpenApiDocument } from './openapi-document.ts';

const MAX_INTEGER = 2 ** 31 - 1;
const MIN_INTEGER = -(2 ** 31);

/**
 * Turns `#/components/schemas/product` into `product#`: a reference by id, which validators and serialisers resolve
 * among their shared schemas, so that a schema used by a hundred operations is compiled once. An integer that the
 * contract leaves open, upwards or downwards, ends where the columns of the database end.
 */
export function shareSchemas(document: OpenApiDocument): OpenApiDocument {
  const json = JSON.stringify(document).replace(/"#\/components\/schemas\/([^"/]+)"/g, '"$1#"');
  return JSON.parse(json, (_name, part: unknown) =>
    isInteger(part) ? { minimum: MIN_INTEGER, maximum: MAX_INTEGER, ...part } : part,
  ) as OpenApiDocument;
}

function isInteger(part: unknown): part is object {
  if (typeof part !== 'object' || part === null || !('type' in part)) return false;
  return part.type === 'integer' || (Array.isArray(part.type) && part.type.includes('integer'));
}
