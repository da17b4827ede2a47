import document from '@shop/api/openapi.json' with { type: 'json' };
import type { OpenApiDocument } from './openapi-document.ts';

/** The contract, bundled into one document. */
// The generated JSON's literal type is too narrow to be assigned; the linter of the contract has proved its shape.
export const contractDocument = document as unknown as OpenApiDocument;
