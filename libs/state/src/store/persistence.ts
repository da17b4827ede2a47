import { CART_COOKIE_DAYS, COOKIES } from '@shop/constants';
import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer, type PersistConfig } from 'redux-persist';
import type { CookieJar, KeyValueStorage } from '../environment/shop-environment.ts';

const MARK = { version: -1, rehydrated: true };

interface Engine {
  getItem(key: string): Promise<object | null>;
  setItem(key: string, state: Record<string, unknown>): Promise<void>;
  removeItem(key: string): Promise<void>;
}

/** Persists the named fields of a slice under one key; they are restored after hydration, never during it. */
export function persisted<S>(
  key: string,
  fields: readonly (keyof S & string)[],
  engine: Engine,
  reducer: Reducer<S>,
): Reducer<S> {
  const config: PersistConfig<S> & { deserialize: false } = {
    key,
    keyPrefix: '',
    whitelist: [...fields],
    storage: engine,
    serialize: false,
    deserialize: false,
  };
  // `_persist` beside the fields is internal to redux-persist.
  return persistReducer(config, reducer) as unknown as Reducer<S>;
}

/** Stores the fields as plain JSON, so that the access token can be read before the store is rehydrated. */
export function jsonEngine(storage: KeyValueStorage): Engine {
  return {
    getItem: async (key) => {
      const stored = readJson(storage, key);
      return stored === null ? null : { ...stored, _persist: MARK };
    },
    setItem: async (key, { _persist: _, ...fields }) => storage.setItem(key, JSON.stringify(fields)),
    removeItem: async (key) => storage.removeItem(key),
  };
}

/**
 * Removes a session only if this tab has read or written its token: a deferred removal must not delete the session of a
 * member who has logged in in another tab meanwhile.
 */
export function sessionEngine(engine: Engine, readToken: () => string | null): Engine {
  const known = new Set<string>();
  const note = (state: object) => {
    const { accessToken } = state as { accessToken?: unknown };
    if (typeof accessToken === 'string') known.add(accessToken);
  };
  return {
    getItem: async (key) => {
      const stored = await engine.getItem(key);
      if (stored !== null) note(stored);
      return stored;
    },
    setItem: async (key, state) => {
      note(state);
      await engine.setItem(key, state);
    },
    removeItem: async (key) => {
      const token = readToken();
      if (token === null || known.has(token)) await engine.removeItem(key);
    },
  };
}

/** Stores some fields separately, such as those that end with the window; removes the entry of a part that is empty. */
export function dividedEngine(rest: Engine, apart: Engine, fieldsApart: readonly string[]): Engine {
  const isApart = (field: string) => fieldsApart.includes(field);
  const write = (engine: Engine, key: string, entries: [string, unknown][]) =>
    entries.some(([, value]) => value !== null && value !== false)
      ? engine.setItem(key, Object.fromEntries(entries))
      : engine.removeItem(key);
  return {
    getItem: async (key) => {
      const parts = await Promise.all([rest.getItem(key), apart.getItem(key)]);
      return parts.every((part) => part === null) ? null : Object.assign({}, ...parts);
    },
    setItem: async (key, { _persist: _, ...fields }) => {
      const entries = Object.entries(fields);
      await write(
        rest,
        key,
        entries.filter(([field]) => !isApart(field)),
      );
      await write(
        apart,
        key,
        entries.filter(([field]) => isApart(field)),
      );
    },
    removeItem: async (key) => {
      await rest.removeItem(key);
      await apart.removeItem(key);
    },
  };
}

/** Stores the cart token as a cookie: `cart_token=…`, host-only (spec §4, architecture §3). */
export function cartTokenEngine(cookies: CookieJar): Engine {
  return {
    getItem: async () => {
      const token = cookies.get(COOKIES.cartToken);
      return token === null ? null : { token, _persist: MARK };
    },
    setItem: async (_key, { token }) => {
      if (typeof token === 'string') cookies.set(COOKIES.cartToken, token, CART_COOKIE_DAYS * 86_400);
      else cookies.remove(COOKIES.cartToken);
    },
    removeItem: async () => cookies.remove(COOKIES.cartToken),
  };
}

function readJson(storage: KeyValueStorage, key: string): object | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
