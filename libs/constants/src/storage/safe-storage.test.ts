import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { safeStorage } from './safe-storage.ts';

const closed = new DOMException('The operation is insecure.', 'SecurityError');

/** A storage in memory; `full` rejects every write. */
function browserStorage(full = false): Storage & { stored: Map<string, string> } {
  const stored = new Map<string, string>();
  return {
    stored,
    get length() {
      return stored.size;
    },
    key: (index) => [...stored.keys()][index] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  };
}

beforeEach(() => vi.stubGlobal('window', {}));
afterEach(() => vi.unstubAllGlobals());

describe.each([
  [
    'a getter that throws',
    () => {
      throw closed;
    },
  ],
  ['no storage', () => null],
  ['an undefined storage', () => undefined],
  ['a full disk', () => browserStorage(true)],
])('%s', (_name, open: () => Storage | null | undefined) => {
  it('stores values in memory for the lifetime of the document, and reports that storage is refused', () => {
    const storage = safeStorage(open);
    expect(storage.isRefused()).toBe(true);
    expect(storage.getItem('draft')).toBeNull();
    storage.setItem('draft', 'typed');
    expect(storage.getItem('draft')).toBe('typed');
    expect([storage.length, storage.key(0), storage.key(1)]).toEqual([1, 'draft', null]);
    storage.removeItem('draft');
    expect([storage.length, storage.getItem('draft')]).toEqual([0, null]);
  });

  it('stores nothing on the server, where other users would read it', () => {
    vi.unstubAllGlobals();
    const storage = safeStorage(open);
    storage.setItem('draft', 'typed');
    expect(storage.getItem('draft')).toBeNull();
  });
});

it('a working storage contains only the values that are set, without the probe', () => {
  const real = browserStorage();
  const storage = safeStorage(() => real);
  expect(storage.isRefused()).toBe(false);
  storage.setItem('draft', 'typed');
  expect([...real.stored]).toEqual([['draft', 'typed']]);
  expect(storage.getItem('draft')).toBe('typed');
});

it('a value that could not be replaced is removed', () => {
  const real = browserStorage(true);
  real.stored.set('draft', 'older');
  const storage = safeStorage(() => real);
  storage.setItem('draft', 'newer');
  expect(storage.getItem('draft')).toBe('newer');
  expect(real.getItem('draft')).toBeNull();
});
