import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isJsonObject, type Json, type JsonObject } from './json.ts';
import { asObject, type ContractOperation, fieldsOf, operationsOf, schemasOf } from './read-contract.ts';
import { ownCalls, shopCalls } from './shop-calls.ts';

const read = (path: string) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')) as JsonObject;
const contract = read('libs/api/src/generated/openapi.json');
const operations = operationsOf(contract);
const requests: readonly string[] = Object.values(shopCalls).flat();

describe('the calls of the shop', () => {
  it('are 141, each once', () => {
    expect(new Set(requests).size).toBe(requests.length);
    expect(requests).toHaveLength(141);
  });

  it('are all in the contract', () => {
    const there = new Set(operations.map(({ call }) => call));
    expect(requests.filter((call) => !there.has(call))).toEqual([]);
  });

  it('and twenty-nine of our own are the whole contract', () => {
    expect(ownCalls).toHaveLength(29);
    const known = new Set<string>([...requests, ...ownCalls]);
    expect(operations.map(({ call }) => call).filter((call) => !known.has(call))).toEqual([]);
  });
});

describe('every operation', () => {
  it('has an id and a security declaration', () => {
    expect(
      lacking(({ operation }) => typeof operation.operationId === 'string' && Array.isArray(operation.security)),
    ).toEqual([]);
  });

  it('has an example of its request', () => {
    expect(
      lacking(({ operation }) => Object.values(asObject(asObject(operation.requestBody).content)).every(hasExample)),
    ).toEqual([]);
  });

  it('has an example of every success', () => {
    expect(
      lacking(({ operation }) =>
        answers(operation, '2').every((answer) => Object.values(asObject(asObject(answer).content)).every(hasExample)),
      ),
    ).toEqual([]);
  });

  it('has error responses, each with an example of a code', () => {
    const isCoded = (answer: Json) =>
      examplesOf(asObject(asObject(answer).content)['application/json']).some(
        (example) => typeof example.code === 'string',
      );
    expect(
      lacking(({ operation }) => answers(operation, '4').length > 0 && answers(operation, '4').every(isCoded)),
    ).toEqual([]);
  });
});

// A field that only refers to a schema, or to null, has the description of that schema.
describe('every schema', () => {
  it('has a description', () => {
    const silent = Object.entries(schemasOf(contract)).filter(
      ([, schema]) => asObject(schema).description === undefined,
    );
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it('has a description of each of its fields, there or in the glossary', () => {
    expect(
      fieldsOf(contract)
        .filter(({ field }) => field.description === undefined && !isReference(field))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('uses every sentence of the glossary', () => {
    const used = new Set(fieldsOf(contract).map(({ name, field }) => `${name}: ${String(field.description)}`));
    expect(
      Object.entries(read('openapi/glossary.json'))
        .map(([name, sentence]) => `${name}: ${String(sentence)}`)
        .filter((entry) => !used.has(entry)),
    ).toEqual([]);
  });
});

function lacking(condition: (operation: ContractOperation) => boolean): string[] {
  return operations.filter((operation) => !condition(operation)).map(({ call }) => call);
}

function answers(operation: JsonObject, kind: '2' | '4'): Json[] {
  return Object.entries(asObject(operation.responses)).flatMap(([status, answer]) =>
    status.startsWith(kind) ? [answer] : [],
  );
}

/** Binary content can be described, but has no example. */
function hasExample(media: Json): boolean {
  return (
    asObject(asObject(media).schema).format === 'binary' || examplesOf(media).length > 0 || 'example' in asObject(media)
  );
}

function examplesOf(media: Json | undefined): JsonObject[] {
  const shared = asObject(asObject(contract.components).examples);
  return Object.values(asObject(asObject(media).examples)).map((example) => {
    const { $ref: reference } = asObject(example);
    const found = typeof reference === 'string' ? shared[reference.split('/').at(-1) ?? ''] : example;
    const { value } = asObject(found);
    return Array.isArray(value) ? { list: value } : asObject(value);
  });
}

function isReference(field: JsonObject): boolean {
  const choices = [field.oneOf, field.anyOf].find(Array.isArray) ?? [field];
  return choices.every((choice) => isJsonObject(choice) && ('$ref' in choice || choice.type === 'null'));
}
