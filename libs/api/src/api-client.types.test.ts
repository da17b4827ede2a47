import { describe, expectTypeOf, it } from 'vitest';
import type { ApiAnswer, ApiClient } from './api-client.types.ts';
import type { AuthResult, Cart, DecisionResult, Order, ProductSummary } from './generated/models.ts';

declare const api: ApiClient;

/** Never run: the compiler checks the calls. */
const calls = {
  list: () => api.GET('/v1/products', { params: { query: { 'zone[]': ['chilled'], per: 15 } } }),
  login: () => api.POST('/v1/auth/login', { body: { username: 'taro', password: 'x' } }),
  add: () =>
    api.PATCH('/v1/carts/products/add', { body: { token: 't', products: [{ key: 'ham-fr-001', quantity: 1 }] } }),
  decide: () =>
    api.POST('/v1/carts/{token}/decision', {
      params: { path: { token: 't' } },
      body: { idempotency_key: 'k', quote_hash: 'h', return_path: '/cart/complete/' },
    }),
  order: () => api.GET('/v1/me/orders/{id}', { params: { path: { id: 'o' } } }),
  logout: () => api.POST('/v1/auth/logout'),
};

describe('types of the client', () => {
  it('a list returns its rows', () => {
    expectTypeOf<ReturnType<typeof calls.list>>().resolves.toEqualTypeOf<ApiAnswer<ProductSummary[]>>();
  });

  it('the login returns an access token', () => {
    expectTypeOf<ReturnType<typeof calls.login>>().resolves.toEqualTypeOf<ApiAnswer<AuthResult>>();
  });

  it('a cart change returns the cart', () => {
    expectTypeOf<ReturnType<typeof calls.add>>().resolves.toEqualTypeOf<ApiAnswer<Cart>>();
  });

  it('the decision returns the next step', () => {
    expectTypeOf<ReturnType<typeof calls.decide>>().resolves.toEqualTypeOf<ApiAnswer<DecisionResult>>();
    expectTypeOf<DecisionResult['next']>().toExtend<{ url: string | null } | null>();
  });

  it('an order is returned by id, and an empty response has no data', () => {
    expectTypeOf<ReturnType<typeof calls.order>>().resolves.toEqualTypeOf<ApiAnswer<Order>>();
    expectTypeOf<ReturnType<typeof calls.logout>>().resolves.toEqualTypeOf<ApiAnswer<undefined>>();
  });

  it('unknown paths, missing parameters and incomplete bodies are type errors', () => {
    // @ts-expect-error no such path
    () => api.GET('/v1/product');
    // @ts-expect-error the path needs its key
    () => api.GET('/v1/products/{key}');
    // @ts-expect-error the list has no such sort
    () => api.GET('/v1/products', { params: { query: { sort: 'cheap' } } });
    // @ts-expect-error a body must be complete
    () => api.POST('/v1/auth/login', { body: { username: 'taro' } });
  });
});
