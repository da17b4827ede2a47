import { afterEach, expect, it, vi } from 'vitest';
import { openForReader } from './reading-on.ts';

/** Shows a page in a document that was loaded from this path. Returns what the page listens to. */
function show(path: string, loaded: string, scrollY = 0): EventTarget {
  const tab = new EventTarget();
  vi.stubGlobal('location', { href: `http://shop.test${path}` });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: `http://shop.test${loaded}` }] });
  vi.stubGlobal('scrollY', scrollY);
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  return tab;
}
afterEach(() => vi.unstubAllGlobals());

it('loads at once on a page that the shopper navigated to', async () => {
  show('/', '/product/ham/');
  expect(await openForReader(async () => 'loaded')).toBe('loaded');
});

it('loads at once on a page that was scrolled before', async () => {
  show('/', '/', 40);
  expect(await openForReader(async () => 'loaded')).toBe('loaded');
});

it('waits for a scroll on the page that the document was loaded with', async () => {
  const tab = show('/?page=2#reviews', '/');
  const open = vi.fn(async () => 'loaded');
  const opened = openForReader(open);
  await Promise.resolve();
  expect(open).not.toHaveBeenCalled();
  tab.dispatchEvent(new Event('scroll'));
  expect(await opened).toBe('loaded');
});
