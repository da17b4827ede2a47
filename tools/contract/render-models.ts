import { isJsonObject, type JsonObject } from './json.ts';

/**
 * Renders one named type per schema of the contract, so that code says `Cart` where the schema says Cart.
 *
 * @param document the bundled contract
 */
export function renderModels(document: JsonObject): string {
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
