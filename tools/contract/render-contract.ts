import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { bundleContract } from './bundle-contract.ts';
import { renderModels } from './render-models.ts';

const HEADER = '// Generated from openapi/ by tools/contract/generate.ts. Do not edit.\n';

/**
 * Renders everything that is generated from the contract.
 *
 * @param root path of openapi.yaml
 * @returns text by file name, to be kept in libs/api/src/generated
 */
export async function renderContract(root: string): Promise<Record<string, string>> {
  const document = bundleContract(root);
  const types = await openapiTS(document as unknown as OpenAPI3, { alphabetize: false, defaultNonNullable: false });
  return {
    'openapi.json': `${JSON.stringify(document, null, 1)}\n`,
    'schema.ts': HEADER + astToString(types),
    'models.ts': HEADER + renderModels(document),
  };
}
