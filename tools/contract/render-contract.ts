import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { bundleContract } from './bundle-contract.ts';
import { describeFields } from './describe-fields.ts';
import { renderModels } from './render-models.ts';

const HEADER = '// Generated from openapi/ by tools/contract/generate.ts. Do not edit.\n';

/**
 * Renders everything that is generated from the contract.
 *
 * @param root path of openapi.yaml
 * @returns text by file name, to be kept in libs/api/src/generated
 */
export async function renderContract(root: string): Promise<Record<string, string>> {
  const document = describeFields(bundleContract(root), readGlossary(root));
  const types = await openapiTS(document as unknown as OpenAPI3, { alphabetize: false, defaultNonNullable: false });
  return {
    'openapi.json': `${JSON.stringify(document, null, 1)}\n`,
    'schema.ts': HEADER + astToString(types),
    'models.ts': HEADER + renderModels(document),
  };
}

function readGlossary(root: string): Record<string, string> {
  return JSON.parse(readFileSync(join(dirname(root), 'glossary.json'), 'utf8')) as Record<string, string>;
}
