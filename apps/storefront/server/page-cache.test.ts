import { describe, expect, it } from 'vitest';
import { PageCache, pageTtl, type StoredPage } from './page-cache.ts';

const page = (text: string, isStorable = true): StoredPage => {
  const body = Buffer.from(text);
  return { status: 200, headers: {}, body: { br: body, gzip: body, identity: body }, isBest: false, isStorable };
};
const textOf = ({ body }: StoredPage) => body.identity.toString();

/** A cache with a manual clock, and a count of renders. */
function cacheAt() {
  const clock = { now: 1_000_000 };
  const cache = new PageCache({ now: () => clock.now });
  let made = 0;
  const render = async () => page(`v${(made += 1)}`);
  return { clock, cache, render, made: () => made };
}

describe('the page cache', () => {
  it('renders a page once for all concurrent requests', async () => {
    const { cache, render, made } = cacheAt();
    await Promise.all(Array.from({ length: 20 }, () => cache.get('a', render)));
    expect(made()).toBe(1);
  });

  it('returns a stale page while the next one is rendered', async () => {
    const { clock, cache, render } = cacheAt();
    await cache.get('a', render);
    clock.now += pageTtl.freshMs + 1;
    expect(textOf(await cache.get('a', render))).toBe('v1');
    await expect.poll(async () => textOf(await cache.get('a', render))).toBe('v2');
  });

  it('passes the stale page to the function that renders the next one', async () => {
    const { clock, cache, render } = cacheAt();
    await cache.get('a', render);
    clock.now += pageTtl.freshMs + pageTtl.staleMs;
    const before = await new Promise<StoredPage | undefined>((resolve) => {
      void cache.get('a', async (cached) => {
        resolve(cached);
        return page('v2');
      });
    });
    expect(before && textOf(before)).toBe('v1');
  });

  it('waits for a new page when the stale one is too old', async () => {
    const { clock, cache, render } = cacheAt();
    await cache.get('a', render);
    clock.now += pageTtl.freshMs + pageTtl.staleMs;
    expect(textOf(await cache.get('a', render))).toBe('v2');
  });

  it('does not store a page whose rendering began before a change', async () => {
    const { cache } = cacheAt();
    const { promise, resolve } = Promise.withResolvers<StoredPage>();
    const old = cache.get('a', () => promise);
    cache.clear();
    resolve(page('old price'));
    expect(textOf(await old)).toBe('old price');
    expect(textOf(await cache.get('a', async () => page('new price')))).toBe('new price');
  });

  it('stores neither error pages nor failures', async () => {
    const { cache } = cacheAt();
    await cache.get('a', async () => page('missing', false));
    await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(textOf(await cache.get('a', async () => page('back')))).toBe('back');
  });

  it('still returns a stale page when the next one cannot be rendered', async () => {
    const { clock, cache, render } = cacheAt();
    await cache.get('a', render);
    clock.now += pageTtl.freshMs + 1;
    const failed = Promise.withResolvers<void>();
    await cache.get('a', async () => {
      setImmediate(failed.resolve);
      throw new Error('down');
    });
    await failed.promise;
    expect(textOf(await cache.get('a', render))).toBe('v1');
  });

  it('returns a page that was evicted while it was rendered', async () => {
    const cache = new PageCache({ maxBytes: 6 });
    const { promise, resolve } = Promise.withResolvers<StoredPage>();
    const slow = cache.get('a', () => promise);
    for (const key of ['b', 'c', 'd']) await cache.get(key, async () => page('xx'));
    resolve(page('aa'));
    expect(textOf(await slow)).toBe('aa');
  });

  it('evicts the least recently used page when it is full', async () => {
    const cache = new PageCache({ maxBytes: 12 });
    for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, async () => page(`${key}${key}`));
    expect(textOf(await cache.get('a', async () => page('again')))).toBe('aa');
    expect(textOf(await cache.get('b', async () => page('again')))).toBe('again');
  });

  it('stores at most its maximum size', async () => {
    const cache = new PageCache({ maxBytes: 9 });
    await cache.get('a', async () => page('aa'));
    await cache.get('b', async () => page('bb'));
    expect(cache.size).toBe(1);
    expect(textOf(await cache.get('b', async () => page('again')))).toBe('bb');
  });
});
