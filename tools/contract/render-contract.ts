import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { bundleContract } from './bundle-contract.ts';
import { isJsonObject, type Json, type JsonObject } from './json.ts';

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

/**
 * Gives every field that says nothing about itself the sentence the glossary has for its name: what means the same
 * everywhere is written once. A field that only refers to a schema says what that schema says.
 *
 * @param glossary sentence by field name
 */
function describeFields(document: JsonObject, glossary: Readonly<Record<string, string>>): JsonObject {
  const described = (name: string, field: Json): Json => {
    const inner = visit(field);
    const sentence = glossary[name];
    if (!isJsonObject(inner) || '$ref' in inner || 'description' in inner || sentence === undefined) return inner;
    return { ...inner, description: sentence };
  };
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isJsonObject(value)) return value;
    return mapValues(value, (key, inner) => {
      if (key === 'examples') return inner;
      return key === 'properties' && isJsonObject(inner) ? mapValues(inner, described) : visit(inner);
    });
  };
  return mapValues(document, (_key, part) => visit(part));
}

function mapValues(from: JsonObject, change: (key: string, value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(key, value)]));
}

/**
 * Renders one named type per schema of the contract, so that code says `Cart` where the schema says Cart.
 *
 * @param document the bundled contract
 */
function renderModels(document: JsonObject): string {
  const components = isJsonObject(document.components) ? document.components : {};
  const schemas = isJsonObject(components.schemas) ? components.schemas : {};
  const names = Object.keys(schemas).sort();
  return [
    "import type { components } from './schema.ts';\n",
    '/** Every shape of the contract by its name. */',
    "export type Schemas = components['schemas'];\n",
    ...names.map((name) => `export type ${name} = Schemas['${name}'];`),
    '',
  ].join('\n');
}
