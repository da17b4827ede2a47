import { ApiFailure } from '@shop/api';
import { browserEnvironment, makeStore } from '@shop/state';
import fc from 'fast-check';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { apiContext, storeContext } from './contexts.ts';
import { load, shareEqual } from './load.ts';

/** Returns the router's error when the API refuses a page's data with this body. */
async function refusalOf(status: number, body: { readonly code: string; readonly message: string }): Promise<unknown> {
  const context = new RouterContextProvider();
  const store = makeStore({ baseUrl: 'http://shop.invalid', environment: browserEnvironment() });
  context.set(apiContext, store.api);
  context.set(storeContext, store);
  const failure = new ApiFailure(
    { kind: 'http', status, ...body, errors: {}, retryable: false, retryAfter: null },
    body,
  );
  const read = load(() => Promise.reject(failure));
  return read({ context, params: {}, request: new Request('http://shop.invalid/product/') }).catch(
    (error: unknown) => error,
  );
}

describe('a page whose data request fails', () => {
  it('shows the message of a maintenance that started after the settings were loaded (spec §4, §8)', async () => {
    const body = { code: 'maintenance', title: '臨時休業', message: '朝6時ごろに再開します。' };
    expect(await refusalOf(503, body)).toMatchObject({
      data: { kind: 'maintenance', title: body.title, message: body.message },
      init: { status: 503 },
    });
  });

  it.each([
    [503, 'upstream.unreachable', 503],
    [404, 'product.not_found', 404],
    [422, 'input.invalid', 404],
  ])('has the error page of its status: %d %s', async (status, code, shown) => {
    expect(await refusalOf(status, { code, message: '' })).toMatchObject({ data: { code }, init: { status: shown } });
  });
});

const countObjects = (value: unknown, visited = new Set<object>()): Set<object> => {
  if (value === null || typeof value !== 'object' || visited.has(value)) return visited;
  visited.add(value);
  for (const part of Object.values(value)) countObjects(part, visited);
  return visited;
};

it('equal values become one object', () => {
  const brand = () => ({ key: 'valdadour', origin: { code: 'FR' } });
  const shared = shareEqual({
    products: [
      { key: 'a', brand: brand() },
      { key: 'b', brand: brand() },
    ],
    brand: brand(),
  });
  expect(shared.products[0]?.brand).toBe(shared.brand);
  expect(shared.products[1]?.brand).toBe(shared.brand);
});

it('lists and objects, or strings and numbers, are never treated as equal', () => {
  const shared = shareEqual([{ 0: 'a' }, ['a'], { a: '1' }, { a: 1 }, { a: null }, { a: undefined }, {}, []]);
  expect(countObjects(shared).size).toBe(9);
});

it('shared data equals its input, which is not changed', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      const before = JSON.stringify(data);
      expect(shareEqual(data)).toEqual(data);
      expect(JSON.stringify(data)).toBe(before);
    }),
  );
});
