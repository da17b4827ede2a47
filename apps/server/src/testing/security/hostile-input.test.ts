import type { Cart, Product } from '@shop/api';
import document from '@shop/api/openapi.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginAs, openTestApp, type TestApp } from '../index.ts';
import { varyLeaves } from '../vary-leaves.ts';

const TEXTS: [string, string][] = [
  ['a lone surrogate', 'a\ud800b'],
  ['quotes and a comment', `'"; drop table users; --`],
  ['the wildcards of SQL', '%_\\'],
  ['a path traversal', '../../../etc/passwd'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['a property of every object', '__proto__'],
  ['a very long text', 'あ'.repeat(5000)],
  ['only spaces', '　 '],
  ['a bidirectional override', '\u202eabc\u0301\u0301'],
  ['a NUL character', 'a\u0000b'],
];
const NUMBERS = [0, -1, 1.5, 2 ** 31, 2 ** 53, 1e300];

interface Parameter {
  name: string;
  in: string;
  schema: { type?: string | string[] };
}
interface Call {
  id: string;
  method: string;
  path: string;
  parameters: Parameter[];
  example: unknown;
}

const calls = readCalls();
let app: TestApp;
let token: string;
/** The existing values for the examples’ invented keys, so that requests get past the first look-up. */
let known: { token: string; key: string; id: string };
beforeAll(async () => {
  app = await openTestApp();
  token = await loginAs(app);
  const { body: products } = await app.call<Product[]>('GET', '/v1/products');
  const key = products.find((product) => product.stock_state === 'in_stock')?.key ?? '';
  const { body: cart } = await app.call<Cart>('POST', '/v1/carts/init', { token, body: { token: null } });
  await app.call('PATCH', '/v1/carts/products/add', {
    token,
    body: { token: cart.token, products: [{ key, quantity: 1 }] },
  });
  known = { token: cart.token, key, id: '1' };
});
afterAll(() => app.close());

const send = async ({ method, path }: Call, { query = '', body }: { query?: string; body?: unknown }) =>
  (
    await app.server.inject({
      method: method.toUpperCase() as 'GET',
      url: `${path}${query}`,
      headers: {
        'x-channel': 'simple.localhost',
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
  ).statusCode;

const knownPath = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_all, name: string) => known[name as keyof typeof known] ?? 'x');

describe.each(TEXTS)('%s', (_name, text) => {
  it('in any text of a body does not cause a server error', async () => {
    const failed: string[] = [];
    for (const call of calls.filter(({ example }) => example !== undefined)) {
      const example = {
        ...(call.example as object),
        ...('token' in (call.example as object) && { token: known.token }),
      };
      for (const { path, body } of varyLeaves(example, [text], [])) {
        const status = await send({ ...call, path: knownPath(call.path) }, { body });
        if (status >= 500) failed.push(`${call.id} ${path} ${status}`);
      }
    }
    expect(failed).toEqual([]);
  });

  it('in any part of a URL does not cause a server error', async () => {
    const failed: string[] = [];
    for (const call of calls) {
      for (const parameter of call.parameters) {
        const encoded = encodeURIComponent(text.toWellFormed());
        const isPath = parameter.in === 'path';
        const path = knownPath(isPath ? call.path.replace(`{${parameter.name}}`, encoded) : call.path);
        const status = await send(
          { ...call, path },
          { query: isPath ? '' : `?${encodeURIComponent(parameter.name)}=${encoded}` },
        );
        if (status >= 500) failed.push(`${call.id} ${parameter.name} ${status}`);
      }
    }
    expect(failed).toEqual([]);
  });
});

describe.each(NUMBERS.map((number) => [number]))('the number %s', (number) => {
  it('in any part of a request does not cause a server error', async () => {
    const failed: string[] = [];
    for (const call of calls) {
      const example = {
        ...(call.example as object),
        ...(call.example !== undefined && 'token' in (call.example as object) && { token: known.token }),
      };
      for (const { path, body } of call.example === undefined ? [] : varyLeaves(example, [], [number])) {
        const status = await send({ ...call, path: knownPath(call.path) }, { body });
        if (status >= 500) failed.push(`${call.id} ${path} ${status}`);
      }
      for (const { name, in: where } of call.parameters) {
        const path = knownPath(where === 'path' ? call.path.replace(`{${name}}`, String(number)) : call.path);
        const status = await send(
          { ...call, path },
          { query: where === 'path' ? '' : `?${encodeURIComponent(name)}=${number}` },
        );
        if (status >= 500) failed.push(`${call.id} ${name} ${status}`);
      }
    }
    expect(failed).toEqual([]);
  });
});

/** Calls of the contract with the first example of their bodies. `logout` would end the session that the others need. */
function readCalls(): Call[] {
  // The generated JSON's literal type is too narrow; only these parts of it are read.
  const shared = document.components as unknown as {
    parameters: Record<string, Parameter>;
    examples: Record<string, { value: unknown }>;
  };
  const nameOf = ({ $ref }: { $ref: string }): string => $ref.split('/').at(-1) ?? '';
  const paths = document.paths as unknown as Record<
    string,
    Record<
      string,
      {
        operationId?: string;
        parameters?: (Parameter | { $ref: string })[];
        requestBody?: { content: Record<string, { examples?: Record<string, { $ref: string }> }> };
      }
    >
  >;
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId: id, parameters = [], requestBody }]) => {
      if (!id || id === 'logout') return [];
      const [example] = Object.values(requestBody?.content['application/json']?.examples ?? {});
      return [
        {
          id,
          method,
          path,
          parameters: parameters
            .flatMap((it) => ('$ref' in it ? (shared.parameters[nameOf(it)] ?? []) : it))
            .filter((it) => it.in !== 'header'),
          example: example && shared.examples[nameOf(example)]?.value,
        },
      ];
    }),
  );
}
