import type { SharedStore } from '@shop/shared-store';
import { beforeEach, describe, expect, it } from 'vitest';
import { PageCache, pageTtl, type StoredPage } from './page-cache.ts';
import { SharedPages } from './shared-pages.ts';

const page = (text: string, isStorable = true): StoredPage => {
  const body = Buffer.from(text);
  return {
    status: 200,
    headers: { etag: text },
    body: { br: body, gzip: body, identity: body },
    isBest: false,
    isStorable,
  };
};
const textOf = ({ body }: StoredPage) => Buffer.from(body.identity).toString();

let isReachable: boolean;
let values: Map<string, Buffer>;
let clock: { now: number };
beforeEach(() => {
  isReachable = true;
  values = new Map();
  clock = { now: 1_000_000 };
});

/** A fake of Redis with the functions that pages need. */
const store = (): SharedStore => ({
  count: async () => null,
  fetch: async (keys) => (isReachable ? keys.map((key) => values.get(key) ?? null) : null),
  isStorable: async (key, value) => {
    values.set(key, value);
    return true;
  },
  increase: async (key) => {
    const next = Number(values.get(key)?.toString() ?? 0) + 1;
    values.set(key, Buffer.from(String(next)));
    return next;
  },
  close: () => undefined,
});

/** A process with its own cache. */
function processOf(version = 'one') {
  const now = () => clock.now;
  const cache = new PageCache({ now, shared: new SharedPages(store(), version, now) });
  let made = 0;
  return {
    cache,
    get: async (key: string, text: string, isStorable = true) =>
      textOf(
        await cache.get(key, async () => {
          made += 1;
          return page(text, isStorable);
        }),
      ),
    made: () => made,
  };
}

describe('pages shared by processes', () => {
  it('are rendered once for all of them', async () => {
    const [a, b] = [processOf(), processOf()];
    expect(await a.get('/x', 'of a')).toBe('of a');
    expect(await b.get('/x', 'of b')).toBe('of a');
    expect([a.made(), b.made()]).toEqual([1, 0]);
  });

  it('are removed for all of them when one clears its cache', async () => {
    const [a, b, c] = [processOf(), processOf(), processOf()];
    await a.get('/x', 'old');
    b.cache.clear();
    expect(await c.get('/x', 'new')).toBe('new');
    expect(await b.get('/x', 'newer')).toBe('new');
  });

  it('are not shared when something changed during rendering', async () => {
    const [a, b] = [processOf(), processOf()];
    const rendering = Promise.withResolvers<StoredPage>();
    const begun = Promise.withResolvers<void>();
    const old = a.cache.get('/x', () => {
      begun.resolve();
      return rendering.promise;
    });
    await begun.promise;
    b.cache.clear();
    rendering.resolve(page('old'));
    await old;
    expect(await b.get('/x', 'new')).toBe('new');
  });

  it('become stale in every process at the same time', async () => {
    const [a, b] = [processOf(), processOf()];
    await a.get('/x', 'old');
    clock.now += pageTtl.freshMs - 1;
    expect(await b.get('/x', 'of b')).toBe('old');
    clock.now += pageTtl.staleMs + 1;
    expect(await b.get('/x', 'new')).toBe('new');
  });

  it('are not shared between builds', async () => {
    await processOf('one').get('/x', 'of one');
    expect(await processOf('two').get('/x', 'of two')).toBe('of two');
  });

  it('are not shared when they may not be stored', async () => {
    await processOf().get('/x', 'an error', false);
    expect(await processOf().get('/x', 'a page')).toBe('a page');
  });

  it('are rendered by each process while the store is unreachable', async () => {
    const [a, b] = [processOf(), processOf()];
    isReachable = false;
    expect([await a.get('/x', 'of a'), await b.get('/x', 'of b'), await b.get('/x', 'again')]).toEqual([
      'of a',
      'of b',
      'of b',
    ]);
  });
});
