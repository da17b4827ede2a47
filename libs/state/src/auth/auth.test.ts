import { contractExample } from '@shop/api/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { granted, setLoginScene } from '../testing/login-scene.ts';
import { until, watch } from '../testing/until.ts';
import { failureOf, NOW, rememberMember, sampleCart, type ShopScene } from '../testing/shop-scene.ts';
import { redeemReminder, login, verifyLogin, loginByPasskey, loginSync, register } from '../session/login.ts';
import { waitForLogin } from './wait-for-login.ts';
import { secondFactorDropped } from './auth.slice.ts';
import { logout, loseSession } from '../session/session.ts';
import { listenToShop } from '../store/shop-events.ts';

let scene: ShopScene;

const refused = { status: 401, body: { code: 'auth.required', message: 'ログインが必要です。' } };

beforeEach(async () => {
  scene = await setLoginScene();
});
afterEach(async () => {
  vi.useRealTimers();
  await scene.close();
});

const credentials = { username: 'taro@example.com', password: 'mihon-taro-no-aikotoba' };

describe('the mailed link to reset a password or recover a user name', () => {
  const link = {
    purpose: 'password',
    code: 'mailed',
    question_answer: '生ハム',
    password: 'atarashii-mihon-no-kotoba',
  } as const;
  const none = { access_token: null, expires_in: null, expires_at: null };

  it('logs in with the new password where a token returns (spec §4 "Reminder")', async () => {
    scene.stub.on('POST /v1/reminder/reset', () => ({ body: { ...granted().body, username: null } }));
    expect(await scene.store.dispatch(redeemReminder(link))).toMatchObject({ kind: 'loggedIn' });
    expect(scene.stub.requestsTo('POST /v1/reminder/reset')[0]?.body).toEqual(link);
    expect(scene.state().auth).toMatchObject({ isLogin: true, accessToken: 'granted' });
    expect(scene.browser.dataLayer).toContainEqual({ event: 'login', method: 'mailed_link' });
  });

  it('still requires the code of the second factor', async () => {
    scene.stub.on('POST /v1/reminder/reset', () => ({
      body: { ...granted({ ...none, is_verify: true, verify_code: 'challenge' }).body, username: null },
    }));
    expect(await scene.store.dispatch(redeemReminder(link))).toEqual({ kind: 'verify' });
    expect(scene.state().auth).toMatchObject({ isLogin: false, mfa: { challenge: 'challenge' } });
    expect(scene.browser.dataLayer).toEqual([]);
  });

  it('shows a user name and logs nobody in', async () => {
    scene.stub.on('POST /v1/reminder/reset', () => ({
      body: { ...granted(none).body, user_id: null, username: 'mihon-taro' },
    }));
    expect(await scene.store.dispatch(redeemReminder({ ...link, purpose: 'username', password: null }))).toEqual({
      kind: 'shown',
      username: 'mihon-taro',
    });
    expect(scene.state().auth.isLogin).toBe(false);
  });
});

describe('the login check', () => {
  it('reports a guest when nothing is stored, without a request', async () => {
    expect(await scene.store.dispatch(waitForLogin())).toBe(false);
    expect(scene.stub.requests).toEqual([]);
  });

  it('reports the member of a stored access token', async () => {
    rememberMember(scene.browser);
    expect(await scene.store.dispatch(waitForLogin())).toBe(true);
    expect(scene.stub.requests[0]?.headers.authorization).toBe('Bearer stored');
    expect(scene.state().user.data?.last_name).toBe('見本');
  });

  it('is awaited for at most 3 s, checked every 100 ms (spec §9)', async () => {
    rememberMember(scene.browser);
    const { promise: pending, resolve: answer } = Promise.withResolvers<void>();
    scene.stub.on('GET /v1/me/user', async () => {
      await pending;
      return { body: contractExample('User') };
    });
    await scene.store.start();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const first = watch(scene.store.dispatch(waitForLogin()));
    await vi.advanceTimersByTimeAsync(2900);
    expect(first.outcome).toBeNull();
    await vi.advanceTimersByTimeAsync(100);
    expect(first.outcome).toBe(false);
    const waiting = watch(scene.store.dispatch(waitForLogin()));
    answer();
    await until(scene.store, () => scene.state().auth.isLogin);
    await vi.advanceTimersByTimeAsync(100);
    expect(waiting.outcome).toBe(true);
  });

  it('sends a member whose session has ended to the login and preserves the cart', async () => {
    rememberMember(scene.browser);
    scene.browser.cookies.set('cart_token', 'stored');
    scene.stub.on('GET /v1/me/user', () => refused);
    scene.stub.on('POST /v1/auth/refresh', () => refused);
    await scene.store.start().then(({ started }) => started);
    await until(scene.store, () => scene.events.length > 0);
    expect(scene.events).toEqual([{ type: 'sessionLost', to: '/login/' }]);
    expect(scene.state().auth).toMatchObject({ isLogin: false, isRefreshFailed: true, accessToken: null });
    expect(scene.state().cart.token).toBe('stored');
  });

  it('requires a new login when an expired access token cannot be renewed', async () => {
    rememberMember(scene.browser);
    scene.browser.local.set(
      'shop_session',
      JSON.stringify({ accessToken: 'old', tokenExpiresAt: NOW - 1, userId: 'u' }),
    );
    scene.stub.on('POST /v1/auth/refresh', () => refused);
    await scene.store.start().then(({ started }) => started);
    await until(scene.store, () => scene.events.length > 0);
    expect(scene.events).toEqual([{ type: 'sessionLost', to: '/login/?re=1' }]);
  });

  it('reports one lost session for requests that fail together', async () => {
    rememberMember(scene.browser);
    await scene.store.dispatch(waitForLogin());
    scene.stub.on('GET /v1/me/user', () => refused);
    scene.stub.on('GET /v1/me/orders', () => refused);
    scene.stub.on('POST /v1/auth/refresh', () => refused);
    const { api } = scene.store;
    await Promise.all([api.GET('/v1/me/user'), api.GET('/v1/me/orders'), api.GET('/v1/me/orders')].map(failureOf));
    await until(scene.store, () => scene.state().auth.isRefreshFailed);
    expect(scene.events).toEqual([{ type: 'sessionLost', to: '/login/' }]);
  });

  it('reports maintenance', async () => {
    rememberMember(scene.browser);
    scene.stub.on('GET /v1/me/user', () => ({
      status: 503,
      body: { code: 'maintenance', title: '休止中', message: '朝まで' },
    }));
    await scene.store.start().then(({ started }) => started);
    await until(scene.store, () => scene.state().base.maintenance !== null);
    expect(scene.state().base.maintenance).toEqual({ title: '休止中', message: '朝まで' });
    expect(scene.events).toEqual([{ type: 'maintenance' }]);
  });
});

describe('the login', () => {
  it('loads the access token, member and cart, and persists across pages', async () => {
    const outcome = await scene.store.dispatch(login(credentials));
    expect(outcome).toEqual({ kind: 'loggedIn', hasPasswordExpired: false, hasMailErrorCountOver: false });
    expect(scene.state().auth).toMatchObject({ isLogin: true, accessToken: 'granted', tokenExpiresAt: NOW + 900_000 });
    expect(scene.stub.requestsTo('POST /v1/carts/init')[0]?.headers.authorization).toBe('Bearer granted');
    expect(JSON.parse(scene.browser.local.get('shop_session') ?? '')).toMatchObject({
      accessToken: 'granted',
      tokenExpiresAt: NOW + 900_000,
      userId: 'usr_sample',
    });
  });

  it('waits for the cart at most 3 s, checking every 100 ms (spec §9)', async () => {
    const { promise: pending, resolve: answer } = Promise.withResolvers<void>();
    scene.stub.on('POST /v1/carts/init', async () => {
      await pending;
      return { body: sampleCart() };
    });
    await scene.store.start().then(({ started }) => started);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const watched = watch(scene.store.dispatch(login(credentials)));
    await until(scene.store, () => scene.state().user.data !== null);
    await vi.advanceTimersByTimeAsync(2900);
    expect(watched.outcome).toBeNull();
    await vi.advanceTimersByTimeAsync(100);
    expect(watched.outcome).toMatchObject({ kind: 'loggedIn' });
    expect(scene.state().cart.token).toBeNull();
    answer();
    await until(scene.store, () => scene.state().cart.token !== null);
  });

  it('reports an expired password and too many mail errors', async () => {
    scene.stub.on('POST /v1/auth/login', () =>
      granted({ has_password_expired: true, has_mail_error_count_over: true }),
    );
    expect(await scene.store.dispatch(login(credentials))).toEqual({
      kind: 'loggedIn',
      hasPasswordExpired: true,
      hasMailErrorCountOver: true,
    });
  });

  it('waits for the one-time code and sends it with the challenge', async () => {
    scene.stub.on('POST /v1/auth/login', () =>
      granted({ access_token: null, expires_in: null, expires_at: null, is_verify: true, verify_code: 'challenge' }),
    );
    scene.stub.on('POST /v1/auth/verify', () => granted());
    expect(await scene.store.dispatch(login(credentials))).toEqual({ kind: 'verify' });
    expect(scene.state().auth).toMatchObject({ isLogin: false, mfa: { userId: 'usr_sample', challenge: 'challenge' } });
    await scene.store.dispatch(verifyLogin('123456'));
    expect(scene.stub.requestsTo('POST /v1/auth/verify')[0]?.body).toEqual({
      user_id: 'usr_sample',
      challenge: 'challenge',
      verify_code: '123456',
      is_sync_user_channel: false,
    });
    expect(scene.state().auth).toMatchObject({ isLogin: true, mfa: null });
  });

  it('whose second factor was dropped shows the reason until the next attempt', async () => {
    scene.stub.on('POST /v1/auth/login', () =>
      granted({ access_token: null, expires_in: null, expires_at: null, is_verify: true, verify_code: 'challenge' }),
    );
    await scene.store.dispatch(login(credentials));
    scene.store.dispatch(secondFactorDropped('期限が切れました'));
    expect(scene.state().auth).toMatchObject({ mfa: null, warningMessage: '期限が切れました' });
    await scene.store.dispatch(login(credentials));
    expect(scene.state().auth).toMatchObject({ mfa: { challenge: 'challenge' }, warningMessage: null });
  });

  it('by a passkey has the same result and requires no code', async () => {
    scene.stub.on('POST /v1/auth/passkey', () => granted());
    const signed = contractExample('PasskeyLogin');
    expect(await scene.store.dispatch(loginByPasskey(signed))).toMatchObject({ kind: 'loggedIn' });
    expect(scene.stub.requestsTo('POST /v1/auth/passkey')[0]?.body).toEqual(signed);
    expect(scene.state().auth).toMatchObject({ isLogin: true, accessToken: 'granted', isSyncUserChannel: false });
    expect(scene.browser.dataLayer).toContainEqual({ event: 'login', method: 'passkey' });
  });

  it('from another channel is sent as one, also with the code of the second factor; a normal login is not', async () => {
    const waiting = () =>
      granted({ access_token: null, expires_in: null, expires_at: null, is_verify: true, verify_code: 'challenge' });
    scene.stub.on('POST /v1/auth/login-sync-channel', waiting);
    scene.stub.on('POST /v1/auth/login', waiting);
    scene.stub.on('POST /v1/auth/verify', () => granted());
    await scene.store.dispatch(loginSync(credentials));
    expect(scene.state().auth.isSyncUserChannel).toBe(true);
    scene.store.dispatch(secondFactorDropped(null));
    await scene.store.dispatch(login(credentials));
    expect(scene.state().auth.isSyncUserChannel).toBe(false);
    await scene.store.dispatch(loginSync(credentials));
    await scene.store.dispatch(verifyLogin('123456'));
    expect(scene.stub.requestsTo('POST /v1/auth/verify').map(({ body }) => body)).toMatchObject([
      { is_sync_user_channel: true },
    ]);
    expect(scene.state().auth).toMatchObject({ isLogin: true, isSyncUserChannel: true });
  });

  it('preserves the challenge across a reload of this window, and in no other window', async () => {
    scene.stub.on('POST /v1/auth/login', () =>
      granted({ access_token: null, expires_in: null, expires_at: null, is_verify: true, verify_code: 'challenge' }),
    );
    scene.stub.on('POST /v1/auth/verify', () => granted());
    await scene.store.dispatch(login(credentials));
    const storedSession = () => scene.environment.session.getItem('shop_session');
    await expect
      .poll(() => JSON.parse(storedSession() ?? 'null'))
      .toEqual({ mfa: { userId: 'usr_sample', challenge: 'challenge' }, isSyncUserChannel: false });
    expect([...scene.browser.local.values()].join()).not.toContain('challenge');
    const window = scene.openWindow();
    await window.start();
    expect(window.getState().auth.mfa).toBeNull();
    // The mail is often read in another app, and the page is reloaded when the member returns to it.
    const reloaded = scene.reload();
    await reloaded.start();
    expect(reloaded.getState().auth.mfa).toMatchObject({ challenge: 'challenge' });
    await reloaded.dispatch(verifyLogin('123456'));
    await expect.poll(storedSession).toBeNull();
  });

  it('from another channel remains one after a reload while it waits for its code', async () => {
    scene.stub.on('POST /v1/auth/login-sync-channel', () =>
      granted({ access_token: null, expires_in: null, expires_at: null, is_verify: true, verify_code: 'challenge' }),
    );
    scene.stub.on('POST /v1/auth/verify', () => granted());
    await scene.store.dispatch(loginSync(credentials));
    await expect.poll(() => scene.environment.session.getItem('shop_session')).not.toBeNull();
    const reloaded = scene.reload();
    await reloaded.start();
    await reloaded.dispatch(verifyLogin('123456'));
    expect(scene.stub.requestsTo('POST /v1/auth/verify').map(({ body }) => body)).toMatchObject([
      { is_sync_user_channel: true },
    ]);
  });

  it('that is refused leaves the user a guest and reports no lost session', async () => {
    scene.stub.on('POST /v1/auth/login', () => ({
      status: 401,
      body: { code: 'auth.invalid_credentials', message: '違います' },
    }));
    expect((await failureOf(scene.store.dispatch(login(credentials)))).message).toBe('違います');
    expect(scene.events).toEqual([]);
  });

  it('happens automatically after a registration', async () => {
    scene.stub.on('POST /v1/users', () => ({ status: 201, body: contractExample('User') }));
    await scene.store.dispatch(register(contractExample('UserInput')));
    expect(scene.stub.requestsTo('POST /v1/auth/login')[0]?.body).toEqual(credentials);
    expect(scene.state().auth.isLogin).toBe(true);
  });
});

describe('the logout', () => {
  beforeEach(() => scene.store.dispatch(login(credentials)));

  it('clears the member, the cart and the stored session', async () => {
    await scene.store.dispatch(logout());
    expect(scene.state().auth.isLogin).toBe(false);
    expect(scene.state().user.data).toBeNull();
    expect(scene.browser.cookies.has('cart_token')).toBe(false);
    expect(scene.browser.local.has('shop_session')).toBe(false);
    expect(scene.events).toEqual([{ type: 'loggedOut', isOtherTab: false }]);
  });

  it('can preserve the cart', async () => {
    await scene.store.dispatch(logout({ keepsCart: true }));
    expect(scene.browser.cookies.get('cart_token')).toBe(sampleCart().token);
  });

  it('succeeds when the server fails', async () => {
    scene.stub.on('POST /v1/auth/logout', () => ({ status: 500, body: { code: 'server.fault', message: '' } }));
    await scene.store.dispatch(logout());
    expect(scene.state().auth.accessToken).toBeNull();
  });

  it('during pending requests does not report their refusals as a lost session', async () => {
    const reading = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    scene.stub.on('GET /v1/me/user', async () => {
      reading.resolve();
      await left.promise;
      return { status: 401, body: { code: 'auth.expired', message: '' } };
    });
    scene.stub.on('POST /v1/auth/refresh', () => ({ status: 401, body: { code: 'auth.expired', message: '' } }));
    scene.stub.on('POST /v1/auth/logout', async () => {
      left.resolve();
      await refused;
      return { status: 204 };
    });
    const call = scene.store.api.GET('/v1/me/user');
    const refused = call.catch(() => undefined);
    await reading.promise;
    await scene.store.dispatch(logout());
    expect(scene.events.map(({ type }) => type)).toEqual(['loggedOut']);
    expect(scene.state().auth.isRefreshFailed).toBe(false);
  });

  it('logs out the other tabs', async () => {
    const other = scene.openWindow();
    const tracked: unknown[] = [];
    other.dispatch(listenToShop((event) => tracked.push(event)));
    expect(await other.dispatch(waitForLogin())).toBe(true);
    await scene.store.dispatch(logout());
    await until(other, () => other.getState().auth.isLogin === false);
    expect(other.getState().cart.token).toBeNull();
    expect(tracked).toEqual([{ type: 'loggedOut', isOtherTab: true }]);
  });

  it('caused by a lost session does not discard what is typed in the other tabs', async () => {
    const other = scene.openWindow();
    const tracked: unknown[] = [];
    other.dispatch(listenToShop((event) => tracked.push(event)));
    expect(await other.dispatch(waitForLogin())).toBe(true);
    await scene.store.dispatch(loseSession('refused'));
    await until(other, () => other.getState().auth.isLogin === false);
    expect(other.getState().auth.isRefreshFailed).toBe(true);
    expect(tracked).toEqual([]);
    await scene.store.dispatch(login(credentials));
    await until(other, () => other.getState().auth.isLogin === true);
    expect(other.getState().auth.isRefreshFailed).toBe(false);
  });

  it('is undone in the other tabs by a login', async () => {
    const other = scene.openWindow();
    await scene.store.dispatch(logout());
    expect(await other.dispatch(waitForLogin())).toBe(false);
    await scene.store.dispatch(login(credentials));
    await until(other, () => other.getState().auth.isLogin === true);
    expect(other.getState().auth.accessToken).toBe('granted');
  });
});

describe('an access token that another tab renewed', () => {
  it('is used instead of the token of this tab', async () => {
    rememberMember(scene.browser, 'mine');
    await scene.store.dispatch(waitForLogin());
    scene.browser.local.set(
      'shop_session',
      JSON.stringify({ accessToken: 'theirs', tokenExpiresAt: NOW + 1_800_000, userId: 'usr_sample' }),
    );
    await scene.store.api.GET('/v1/me/orders').catch(() => undefined);
    expect(scene.stub.requests.at(-1)?.headers.authorization).toBe('Bearer theirs');
  });
});
