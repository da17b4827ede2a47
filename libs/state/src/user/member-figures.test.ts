import type { NewsSummary } from '@shop/api';
import { contractExample } from '@shop/api/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rememberMember, sampleCart, setScene, type ShopScene } from '../testing/shop-scene.ts';
import { checkLogin } from '../session/session.ts';
import { countPoints, listReadNews, readNews } from './member.ts';
import { initCart } from '../cart/open-cart.ts';
import { placeOrder } from '../cart/place-order.ts';

let scene: ShopScene;

const listing = 'GET /v1/news';
const news: NewsSummary = {
  id: 1,
  kind: 'delivery',
  title: '年末年始のお届けについて',
  lead: '12月31日から1月4日までは出荷をお休みします。',
  is_important: false,
  is_read: false,
  published_at: '2026-11-18T10:00:00+09:00',
  updated_at: '2026-11-18T10:00:00+09:00',
};
const reading = 'POST /v1/news/readables';

beforeEach(async () => {
  scene = await setScene();
  scene.stub.on('GET /v1/me/user', () => ({ body: contractExample('User') }));
  scene.stub.on('GET /v1/me/points', () => ({ body: { available: 1240, pending: 50, expirations: [] } }));
  scene.stub.on(listing, () => ({
    body: [
      { ...news, id: 1, is_read: true },
      { ...news, id: 2, is_read: false },
    ],
  }));
  scene.stub.on(reading, () => ({ status: 204 }));
});
afterEach(() => scene.close());

describe('a member', () => {
  beforeEach(async () => {
    rememberMember(scene.browser);
    await scene.store.dispatch(checkLogin());
  });

  it('has the available points, not the pending ones', async () => {
    expect(scene.state().user.points).toBeNull();
    expect(await scene.store.dispatch(countPoints())).toBe(1240);
    expect(scene.state().user.points).toBe(1240);
  });

  it('has updated points after an order', async () => {
    const cart = sampleCart();
    const order = { ...contractExample('DecisionResult'), next: null, order_status: 'accepted' as const };
    scene.stub.on('POST /v1/carts/init', () => ({ body: cart }));
    scene.stub.on(`POST /v1/carts/${cart.token}/decision`, () => ({ body: order }));
    await scene.store.dispatch(initCart());
    await scene.store.dispatch(countPoints());
    scene.stub.on('GET /v1/me/points', () => ({ body: { available: 240, pending: 50, expirations: [] } }));
    await scene.store.dispatch(placeOrder({ idempotency_key: '0123456789abcdef', quote_hash: cart.quote.hash }));
    await expect.poll(() => scene.state().user.points).toBe(240);
  });

  it('has the list of the news that are read', async () => {
    expect(await scene.store.dispatch(listReadNews())).toEqual([1]);
  });

  it('marks a piece of news as read', async () => {
    await scene.store.dispatch(readNews(2));
    expect(scene.stub.requestsTo(reading).map(({ body }) => body)).toEqual([{ readable_id: 2 }]);
  });
});

describe('a guest', () => {
  beforeEach(() => scene.store.dispatch(checkLogin()));

  it('sends no request about news', async () => {
    expect(await scene.store.dispatch(listReadNews())).toBeNull();
    await scene.store.dispatch(readNews(2));
    expect([...scene.stub.requestsTo(listing), ...scene.stub.requestsTo(reading)]).toEqual([]);
  });
});
