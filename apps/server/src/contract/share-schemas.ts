import type { OpenApiDocument } from './openapi-document.ts';

/**
 * Turns `#/components/schemas/product` into `product#`: a reference by id, which validators and serialisers resolve
 * among their shared schemas, so that a schema used by a hundred operations is compiled once.
 */
export function shareSchemas(document: OpenApiDocument): OpenApiDocument {
  return JSON.parse(JSON.stringify(document).replace(/"#\/components\/schemas\/([^"/]+)"/g, '"$1#"')) as OpenApiDocument;
}
