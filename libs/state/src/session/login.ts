import type { AuthResult, LoginInput, PasskeyLogin, User, UserInput, ReminderReset } from '@shop/api';
import { joinCart } from '../cart/open-cart.ts';
import { grantWish } from '../favourite/favourites.ts';
import type { ShopExtra, ShopThunk } from '../store/shop-thunk.ts';
import { loadUser } from '../user/member.ts';
import { authSlice } from '../auth/auth.slice.ts';
import { endSession } from './session.ts';
import { runTask } from '../tasks/run-task.ts';

/** The result of a login. */
export type LoginOutcome =
  | { kind: 'loggedIn'; hasPasswordExpired: boolean; hasMailErrorCountOver: boolean }
  /** A one-time code was sent and has to be entered. */
  | { kind: 'verify' };

/** Stores the response of login or verify: a session with the member's data and merged cart, or a pending code. */
export function openSession(result: AuthResult): ShopThunk<LoginOutcome> {
  return async (dispatch, getState, { environment, postToTabs, flush }) => {
    const { isSyncUserChannel } = getState().auth;
    if (result.is_verify) {
      const challenge = result.verify_code ?? '';
      dispatch(authSlice.actions.secondFactorRequested({ userId: result.user_id, challenge, isSyncUserChannel }));
      return { kind: 'verify' };
    }
    dispatch(authSlice.actions.sessionGranted({ result, at: environment.now() }));
    const { accessToken, tokenExpiresAt, userId, isManagerLogin, hasPasswordExpired, hasMailErrorCountOver } =
      getState().auth;
    postToTabs({ type: 'session', session: { accessToken, tokenExpiresAt, userId, isManagerLogin } });
    // The member is logged in even if one of these fails; it is then requested again when needed.
    await Promise.allSettled([dispatch(loadUser()), dispatch(joinCart()), dispatch(grantWish()), flush()]);
    return { kind: 'loggedIn', hasPasswordExpired, hasMailErrorCountOver };
  };
}

/** Logs in; `verify`: a one-time code is required. @throws ApiFailure `auth.invalid_credentials`, `auth.locked` */
export function login(input: LoginInput): ShopThunk<LoginOutcome> {
  return logIn((api) => api.POST('/v1/auth/login', { body: input }), { method: 'password' });
}

/**
 * Logs in by a passkey; no one-time code is required.
 * @throws ApiFailure `auth.passkey.refused`, `auth.passkey.expired`, `auth.locked`
 */
export function loginByPasskey(input: PasskeyLogin): ShopThunk<LoginOutcome> {
  return logIn((api) => api.POST('/v1/auth/passkey', { body: input }), { method: 'passkey' });
}

/** Completes a login by its one-time code. @throws ApiFailure `auth.verify_code.invalid`, `auth.verify_code.expired` */
export function verifyLogin(verifyCode: string): ShopThunk<LoginOutcome> {
  return runTask({ kind: 'once', key: 'verify' }, () => async (dispatch, getState, { api, track }) => {
    const { mfa, isSyncUserChannel } = getState().auth;
    const { data } = await api.POST('/v1/auth/verify', {
      body: {
        user_id: mfa?.userId ?? '',
        challenge: mfa?.challenge ?? '',
        verify_code: verifyCode,
        is_sync_user_channel: isSyncUserChannel,
      },
    });
    const outcome = await dispatch(openSession(data));
    track('login', { method: 'mailed_code' });
    return outcome;
  });
}

/**
 * Logs in as the member of a support link. The current user is logged out first, so that the carts are not merged.
 * @throws ApiFailure `auth.support_link.expired`
 */
export function openSupport(code: string): ShopThunk<LoginOutcome> {
  return runTask({ kind: 'once', key: 'login' }, () => async (dispatch, getState, { api }) => {
    if (getState().auth.accessToken !== null) await api.POST('/v1/auth/logout');
    dispatch(endSession({ keepsCart: false }));
    const { data } = await api.POST('/v1/auth/support', { body: { code } });
    return dispatch(openSession(data));
  });
}

/** Logs in a member of another channel with the credentials of that channel; refusals are those of `login`. */
export function loginSync(input: LoginInput): ShopThunk<LoginOutcome> {
  return logIn((api) => api.POST('/v1/auth/login-sync-channel', { body: input }), { method: 'password', isSync: true });
}

function logIn(
  request: (api: ShopExtra['api']) => Promise<{ readonly data: AuthResult }>,
  { method, isSync = false }: { readonly method: 'password' | 'passkey'; readonly isSync?: boolean },
): ShopThunk<LoginOutcome> {
  return runTask({ kind: 'once', key: 'login' }, () => async (dispatch, _getState, { api, track }) => {
    const { data } = await request(api);
    dispatch(authSlice.actions.channelSynced(isSync));
    const outcome = await dispatch(openSession(data));
    if (outcome.kind === 'loggedIn') track('login', { method });
    return outcome;
  });
}

/** Registers and logs in (spec §4 "Registering a user is followed by automatic login"). */
export function register(input: UserInput): ShopThunk<User> {
  return runTask({ kind: 'once', key: 'register' }, () => async (dispatch, _getState, { api, track }) => {
    const { data: user } = await api.POST('/v1/users', { body: input });
    track('sign_up', { method: 'mailed_link' });
    const { data } = await api.POST('/v1/auth/login', { body: { username: user.username, password: input.password } });
    await dispatch(openSession(data));
    return user;
  });
}

/** The result of a reminder: the user name, or a login. */
export type ReminderOutcome = LoginOutcome | { readonly kind: 'shown'; readonly username: string | null };

/**
 * Sets a new password or returns the user name; if the response has an access token, the member is logged in (spec §4).
 * @throws ApiFailure `reminder.code_expired`, `input.invalid` at `question_answer` or `password`
 */
export function redeemReminder(input: ReminderReset): ShopThunk<ReminderOutcome> {
  return runTask({ kind: 'once', key: 'reminder' }, () => async (dispatch, _getState, { api, track }) => {
    const {
      data: { username, user_id, ...session },
    } = await api.POST('/v1/reminder/reset', { body: input });
    if (user_id === null) return { kind: 'shown', username };
    const outcome = await dispatch(openSession({ ...session, user_id }));
    if (outcome.kind === 'loggedIn') track('login', { method: 'mailed_link' });
    return outcome;
  });
}
