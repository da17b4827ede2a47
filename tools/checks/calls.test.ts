import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../contract/json.ts';
import { operationsOf } from '../contract/read-contract.ts';
import { callless } from './callless.ts';
import { callsOf, clientCalls } from './client-calls.ts';
import { root } from './workspace.ts';

const contract = JSON.parse(readFileSync(join(root, 'libs/api/src/generated/openapi.json'), 'utf8')) as JsonObject;
const operations = operationsOf(contract).map(({ call }) => call);
const made = clientCalls();
const called = new Set(made.map(({ call }) => call));
const excused = callless.map(({ call }) => call);

describe('the calls of the contract', () => {
  it('are each made by a screen, or stand in the table with the reason why not', () => {
    expect(operations.length).toBeGreaterThan(140);
    expect(operations.filter((call) => !called.has(call) && !excused.includes(call))).toEqual([]);
  });

  it('stand in the table only while nothing makes them, each once', () => {
    expect(excused.filter((call) => called.has(call) || !operations.includes(call))).toEqual([]);
    expect(new Set(excused).size).toBe(excused.length);
    expect(callless.filter(({ because }) => because.length < 20)).toEqual([]);
  });

  it('are all that the front calls, each by a path that stands in the source', () => {
    expect(made.filter(({ call }) => !operations.includes(call))).toEqual([]);
  });
});

it.each([
  ["await api.GET('/v1/brands');", ['GET /v1/brands']],
  [
    "await browserShop().api.PATCH(isOn ? '/v1/me/user-lists/attach' : '/v1/me/user-lists/detach', {});",
    ['PATCH /v1/me/user-lists/attach', 'PATCH /v1/me/user-lists/detach'],
  ],
  ['await api.DELETE(path);', ['DELETE ?']],
  ["// api.GET('/v1/brands')", []],
  ["stub.on('GET /v1/brands', answer);", []],
])('%s calls %j', (code, calls) => {
  expect(callsOf(ts.createSourceFile('planted.ts', code, ts.ScriptTarget.Latest, true))).toEqual(calls);
});
