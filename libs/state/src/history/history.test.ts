import { contractExample } from '@shop/api/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rememberMember, setScene, type ShopScene } from '../testing/shop-scene.ts';
import { checkLogin } from '../session/session.ts';
import { viewProduct, recordSearch, loadRecentProducts, requestProduct } from './recent.ts';
import { countUnreadMessages } from '../user/member.ts';
import { requestForgotten } from './history.slice.ts';

let scene: ShopScene;

const ham = { id: 1, key: 'ham-fr-001', name: 'ハム', illustration: 'ham' };
const seen = 'POST /v1/product-histories';
const searched = 'POST /v1/product-search-histories';
const messages = 'GET /v1/me/system-messages';
const [saved, remembered] = ['GET /v1/me/product-histories', 'GET /v1/guest/product-histories'] as const;

beforeEach(async () => {
  scene = await setScene();
  scene.stub.on('GET /v1/me/user', () => ({ body: contractExample('User') }));
  scene.stub.on(seen, () => ({ body: contractExample('ProductHistory') }));
  scene.stub.on(searched, () => ({ status: 204 }));
  for (const route of [saved, remembered]) scene.stub.on(route, () => ({ body: [contractExample('ProductHistory')] }));
  scene.stub.on('POST /v1/product-requests', () => ({ body: contractExample('ProductRequest') }));
});
afterEach(() => scene.close());

describe('the history of a member', () => {
  beforeEach(async () => {
    rememberMember(scene.browser);
    await scene.store.dispatch(checkLogin());
  });

  it('records a viewed product', async () => {
    await scene.store.dispatch(viewProduct(ham));
    expect(scene.stub.requestsTo(seen).map(({ body }) => body)).toEqual([{ product_id: 1 }]);
  });

  it('records a searched word, never a blank one (spec §5)', async () => {
    for (const word of ['生ハム', ' ', '　']) await scene.store.dispatch(recordSearch(word));
    expect(scene.stub.requestsTo(searched).map(({ query }) => query.get('word'))).toEqual(['生ハム']);
  });

  it('counts the unread messages', async () => {
    scene.stub.on(messages, () => ({
      headers: { 'x-total': '3', 'x-per-page': '1', 'x-last-page': '3', 'x-current-page': '1' },
      body: [contractExample('SystemMessage')],
    }));
    await scene.store.dispatch(countUnreadMessages());
    expect(scene.stub.requestsTo(messages)[0]?.query.get('unread')).toBe('1');
    expect(scene.state().user.unreadMessages).toBe(3);
  });
});

describe('the history of a guest', () => {
  it('stays in the browser', async () => {
    await scene.store.dispatch(checkLogin());
    await scene.store.dispatch(viewProduct(ham));
    await scene.store.dispatch(recordSearch('生ハム'));
    expect(scene.state().history.products).toEqual([ham]);
    expect([...scene.stub.requestsTo(seen), ...scene.stub.requestsTo(searched)]).toEqual([]);
  });
});

describe('recent products', () => {
  it('of a member are those that the shop has stored', async () => {
    rememberMember(scene.browser);
    await scene.store.dispatch(checkLogin());
    expect(await scene.store.dispatch(loadRecentProducts(2))).toEqual([contractExample('ProductHistory').product]);
    expect(scene.stub.requestsTo(remembered)).toEqual([]);
  });

  it('of a guest are requested by the ids in this browser: the history of a member is not requested (spec §4)', async () => {
    await scene.store.dispatch(checkLogin());
    expect(await scene.store.dispatch(loadRecentProducts(2))).toEqual([]);
    await scene.store.dispatch(viewProduct(ham));
    expect(await scene.store.dispatch(loadRecentProducts(2))).toEqual([contractExample('ProductHistory').product]);
    expect(await scene.store.dispatch(loadRecentProducts(ham.id))).toEqual([]);
    expect(scene.stub.requestsTo(remembered).map(({ query }) => query.getAll('product_id[]'))).toEqual([['1']]);
    expect(scene.stub.requestsTo(saved)).toEqual([]);
  });
});

describe('a requested product', () => {
  it('is stored in this browser until it is withdrawn', async () => {
    await scene.store.dispatch(requestProduct({ product_id: 1, note: null }));
    expect(scene.state().history.requested).toEqual([1]);
    scene.store.dispatch(requestForgotten(1));
    expect(scene.state().history.requested).toEqual([]);
  });
});
