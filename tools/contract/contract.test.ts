import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { isJsonObject, type Json, type JsonObject } from './json.ts';
import { operationsOf, schemasOf } from './read-contract.ts';
import { renderContract } from './render-contract.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const generated = (name: string) => readFileSync(`${root}libs/api/src/generated/${name}`, 'utf8');

let files: Record<string, string>;
let document: JsonObject;

beforeAll(async () => {
  files = await renderContract(`${root}openapi/openapi.yaml`);
  document = JSON.parse(files['openapi.json'] ?? '') as JsonObject;
}, 60_000);

describe('the contract', () => {
  it('matches the generated files', () => {
    for (const [name, text] of Object.entries(files)) expect(generated(name) === text, name).toBe(true);
  });

  it('refers only to schemas and examples', () => {
    const kinds = references(document).map((reference) => reference.split('/')[2]);
    expect([...new Set(kinds)].sort()).toEqual(['examples', 'schemas']);
  });

  it('refuses unknown fields in every request body', () => {
    const schemas = schemasOf(document);
    const open = bodies(document).flatMap((reference) => openObjects(schemas, reference, reference));
    expect(open).toEqual([]);
  });

  it('limits every string and list', () => {
    expect(unbounded(schemasOf(document), '')).toEqual([]);
    expect(unbounded(document.paths ?? null, '')).toEqual([]);
  });
});

function bodies(contract: JsonObject): string[] {
  return operationsOf(contract)
    .flatMap(({ operation }) => references(operation.requestBody ?? null))
    .filter(isSchema);
}

function isSchema(reference: string): boolean {
  return reference.startsWith('#/components/schemas/');
}

function references(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (!isJsonObject(value)) return [];
  return typeof value.$ref === 'string' ? [value.$ref] : Object.values(value).flatMap(references);
}

function openObjects(schemas: JsonObject, reference: string, trail: string): string[] {
  const visit = (value: Json, at: string): string[] => {
    if (Array.isArray(value)) return value.flatMap((inner, index) => visit(inner, `${at}.${index}`));
    if (!isJsonObject(value)) return [];
    if (typeof value.$ref === 'string') return openObjects(schemas, value.$ref, `${at} > ${value.$ref}`);
    const own = value.type === 'object' && value.additionalProperties === undefined ? [at] : [];
    return [...own, ...Object.entries(value).flatMap(([key, inner]) => visit(inner, `${at}.${key}`))];
  };
  return visit(schemas[reference.split('/').at(-1) ?? ''] ?? null, trail);
}

function unbounded(value: Json, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((inner, index) => unbounded(inner, `${at}.${index}`));
  if (!isJsonObject(value)) return [];
  const types = [value.type].flat();
  const isOpenString =
    types.includes('string') && !('enum' in value || 'const' in value || 'maxLength' in value || 'format' in value);
  const isOpenList = types.includes('array') && !('maxItems' in value);
  const own = isOpenString || isOpenList ? [at] : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => unbounded(inner, `${at}.${key}`))];
}
