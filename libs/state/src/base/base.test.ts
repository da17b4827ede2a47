import { contractExample } from '@shop/api/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissMessage, isMessageDismissed } from '../messages/message-dismissal.ts';
import { findCookie } from '@shop/constants';
import { failureOf, setScene, type ShopScene } from '../testing/shop-scene.ts';
import { selectIsMultipleShipping, selectIsSelling } from './select-sales.ts';
import { screenFlags } from './screen-flags.ts';
import { flashAdded, flashShifted, settingsArrived, environmentArrived } from './base.slice.ts';
import { initCart } from '../cart/open-cart.ts';
import { checkLogin } from '../session/session.ts';
import { viewProduct } from '../history/recent.ts';
import { leavePage } from '../tasks/leave-page.ts';

let scene: ShopScene;

beforeEach(async () => {
  scene = await setScene();
});
afterEach(() => scene.close());

describe('flash messages', () => {
  it('move from the next page to the current page, and disappear with the page after it', async () => {
    scene.store.dispatch(flashAdded({ kind: 'success', text: '保存しました。' }));
    expect(scene.state().base.flash.current).toEqual([]);
    scene.store.dispatch(flashShifted());
    expect(scene.state().base.flash.current).toEqual([{ kind: 'success', text: '保存しました。' }]);
    scene.store.dispatch(flashShifted());
    expect(scene.state().base.flash.current).toEqual([]);
  });
});

describe('settings', () => {
  it('stop sales when the stop is enabled and selling is off', async () => {
    const settings = contractExample('FrontSettings');
    const selling = async (IS_USE: boolean, IS_SELLING: boolean) => {
      const PLUGIN = { TEMPORARY_STOP_SELLING: { IS_USE, IS_SELLING } };
      scene.store.dispatch(settingsArrived({ ...settings, PLUGIN }));
      return selectIsSelling(scene.state());
    };
    expect([await selling(true, false), await selling(true, true), await selling(false, false)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(scene.state().base.site?.THEME).toBe('Simple');
  });

  it('allow several destinations or one', async () => {
    const settings = contractExample('FrontSettings');
    settings.ORDER.SHIPPING.IS_ALLOW_MULTIPLE = false;
    scene.store.dispatch(settingsArrived(settings));
    expect(selectIsMultipleShipping(scene.state())).toBe(false);
  });

  it('define from which width a screen is a tablet or a desktop', () => {
    const breakpoint = { 'SCREEN-SM': 600, 'SCREEN-MD': 960 };
    const flags = [599, 600, 959, 960].map((width) => {
      const { phone, tablet, desktop } = screenFlags(width, breakpoint);
      return [phone, tablet, desktop].map(Number).join('');
    });
    expect(flags).toEqual(['100', '010', '010', '001']);
  });
});

describe('maintenance', () => {
  it('preserves its text when the settings of the document reach the store after it (spec §4)', async () => {
    const texts = { title: '臨時休業', message: '朝6時ごろに再開します。' };
    scene.stub.on('GET /v1/tags', () => ({ status: 503, body: { code: 'maintenance', ...texts } }));
    const { store } = scene;
    await failureOf(store.api.GET('/v1/tags'));
    await vi.waitUntil(() => scene.state().base.maintenance);
    store.dispatch(settingsArrived(contractExample('FrontSettings')));
    expect(scene.state().base.maintenance).toEqual(texts);
    expect(scene.events).toContainEqual({ type: 'maintenance' });
  });
});

it('stores the environment that the page server has loaded', async () => {
  const environment = contractExample('PublicEnvironment');
  scene.store.dispatch(environmentArrived(environment));
  expect(scene.state().base.env).toEqual(environment);
});

describe('errors', () => {
  it('of a refused request are saved and the request still fails', async () => {
    scene.stub.on('POST /v1/carts/init', () => ({
      status: 422,
      body: { code: 'input.invalid', message: 'ご確認ください' },
    }));
    await failureOf(scene.store.dispatch(initCart()));
    expect(scene.state().base.errors).toMatchObject({ code: 'input.invalid', message: 'ご確認ください' });
  });

  it('of the network are not saved', async () => {
    await scene.store.start();
    await scene.stub.close();
    expect((await failureOf(scene.store.dispatch(initCart()))).kind).toBe('network');
    expect(scene.state().base.errors).toBeNull();
  });
});

describe('the recent history', () => {
  it('stores the ten newest products, each once, across pages', async () => {
    await scene.store.dispatch(checkLogin());
    const view = (id: number) =>
      scene.store.dispatch(viewProduct({ id, key: `ham-${id}`, name: `ハム${id}`, illustration: 'ham' }));
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 5]) await view(id);
    expect(scene.state().history.products.map(({ id }) => id)).toEqual([5, 11, 10, 9, 8, 7, 6, 4, 3, 2]);
    await scene.store.flush();
    const reopened = scene.openWindow();
    await reopened.start();
    expect(reopened.getState().history.products).toHaveLength(10);
  });
});

describe('a dismissed message', () => {
  it('stays hidden until it is changed', () => {
    const { cookies } = scene.environment;
    const message = { code: 'shop', updated_at: '2026-11-20T09:00:00+09:00' };
    dismissMessage(cookies, message);
    expect(scene.browser.cookies.get('shopMessage')).toBe(message.updated_at);
    expect(isMessageDismissed(cookies, message)).toBe(true);
    expect(isMessageDismissed(cookies, { ...message, updated_at: '2026-11-21T09:00:00+09:00' })).toBe(false);
  });

  it('is found in a cookie header', () => {
    expect(findCookie('a=1; shopMessage=2026-11-20T09%3A00%3A00%2B09%3A00; b=2', 'shopMessage')).toBe(
      '2026-11-20T09:00:00+09:00',
    );
    expect(findCookie('shopMessages=1', 'shopMessage')).toBeNull();
  });
});

describe('leaving a page', () => {
  it('waits for pending writes and cancels pending reads', async () => {
    const { promise: pending, resolve: release } = Promise.withResolvers<void>();
    scene.stub.on('POST /v1/carts/init', async () => {
      await pending;
      return { body: contractExample('Cart') };
    });
    scene.stub.on('GET /v1/tags', () => new Promise<never>(() => undefined));
    await scene.store.start().then(({ started }) => started);
    const write = scene.store.dispatch(initCart());
    const read = failureOf(scene.store.api.GET('/v1/tags'));
    await Promise.resolve();
    const log: string[] = [];
    const left = scene.store.dispatch(leavePage()).then(() => log.push('left'));
    expect((await read).kind).toBe('aborted');
    void write.then(() => log.push('written'));
    release();
    await left;
    expect(log).toEqual(['written', 'left']);
  });

  it('waits at most 5 s for pending writes (spec §9)', async () => {
    const { promise: arrived, resolve } = Promise.withResolvers<void>();
    scene.stub.on('POST /v1/carts/init', () => {
      resolve();
      return new Promise<never>(() => undefined);
    });
    await scene.store.start().then(({ started }) => started);
    void failureOf(scene.store.dispatch(initCart()));
    await arrived;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isLeft = false;
    void scene.store.dispatch(leavePage()).then(() => {
      isLeft = true;
    });
    await vi.advanceTimersByTimeAsync(4999);
    expect(isLeft).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isLeft).toBe(true);
    vi.useRealTimers();
  });
});
