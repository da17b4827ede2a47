import { afterEach, beforeEach, expect, it } from 'vitest';
import { setScene, type ShopScene } from '../testing/shop-scene.ts';
import { loadPairings } from './pairings.ts';

let scene: ShopScene;

beforeEach(async () => {
  scene = await setScene();
});
afterEach(() => scene.close());

it('requests two products that go with one in the cart, except those already in the cart', async () => {
  scene.stub.on('GET /v1/products/ham-fr-001/recommend', () => ({ body: [] }));
  await scene.store.dispatch(loadPairings('ham-fr-001', ['sau-fr-001', 'ham-fr-001']));
  const [request] = scene.stub.requests;
  expect(request?.query.get('per')).toBe('2');
  expect(request?.query.getAll('exclude[]')).toEqual(['sau-fr-001', 'ham-fr-001']);
});
