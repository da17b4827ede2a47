import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runTagManager, stopTagManager } from './run-tag-manager.ts';

const manager = { id: 'GTM-ABC123', url: 'https://tags.example.com', isAgreed: false };
const order = [{ ecommerce: null }, { event: 'purchase', ecommerce: { value: 4440 } }];
const stored = new Map<string, string>();
let idle: (() => void) | null;
let scripts: string[];
let page: EventTarget;

/** A new document of the same window, as the server sends it. */
function open(tagManager: 'open' | 'closed'): Window['dataLayer'] {
  const dataLayer: unknown[] = [];
  page = new EventTarget();
  idle = null;
  scripts = [];
  vi.stubGlobal('window', { dataLayer, requestIdleCallback: true });
  vi.stubGlobal('document', {
    documentElement: { dataset: { tagManager } },
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => scripts.push(src) },
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  return dataLayer;
}
const leave = () => page.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    idle = work;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => (idle = null));
});
afterEach(() => vi.unstubAllGlobals());

/** Commands as lists, and events without their timestamp. */
const tracked = (layer: readonly unknown[] = []) =>
  layer.map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]'
      ? [...(entry as IArguments)]
      : 'gtm.start' in (entry as object)
        ? 'gtm.js'
        : entry,
  );
const all = (answer: string) => ({
  ad_storage: answer,
  ad_user_data: answer,
  ad_personalization: answer,
  analytics_storage: answer,
});

describe('in a document that allows it', () => {
  it('is loaded when the browser is idle, before the events already reported by the page', () => {
    const layer = open('open');
    layer?.push(...order);
    runTagManager(manager);
    expect(scripts).toEqual([]);
    idle?.();
    expect(scripts).toEqual(['https://tags.example.com/gtm.js?id=GTM-ABC123']);
    expect(tracked(layer)).toEqual(['gtm.js', ...order]);
    // Runs once per document, and saves no handled event for the next one.
    runTagManager(manager);
    leave();
    expect(scripts).toHaveLength(1);
    expect(stored.size).toBe(0);
  });

  it('first denies all consent, then grants it, when the channel requires consent', () => {
    const layer = open('open');
    runTagManager({ ...manager, isAgreed: true });
    idle?.();
    expect(tracked(layer)).toEqual([
      ['consent', 'default', all('denied')],
      ['consent', 'update', all('granted')],
      'gtm.js',
    ]);
    stopTagManager();
    expect(tracked(layer).at(-1)).toEqual(['consent', 'update', all('denied')]);
    expect(document.documentElement.dataset.tagManager).toBe('loaded');
  });

  it('is not loaded when it was stopped before', () => {
    open('open');
    runTagManager(manager)();
    expect(idle).toBeNull();
    expect(scripts).toEqual([]);
  });
});

describe('an event in a document that does not allow it', () => {
  it('is reported by the next document that allows it, in order and once', () => {
    open('closed')?.push(...order);
    runTagManager(manager);
    expect(idle).toBeNull();
    leave();
    // The page is restored from the back/forward cache, and left again.
    window.dataLayer?.push({ event: 'login' });
    leave();
    const layer = open('open');
    layer?.push({ event: 'view_item_list' });
    runTagManager(manager);
    idle?.();
    expect(tracked(layer)).toEqual(['gtm.js', ...order, { event: 'login' }, { event: 'view_item_list' }]);
    expect(stored.size).toBe(0);
  });

  it('is not reported when the user declines', () => {
    open('closed')?.push(...order);
    runTagManager(manager);
    leave();
    stopTagManager();
    expect(stored.size).toBe(0);
    expect(document.documentElement.dataset.tagManager).toBe('declined');
  });

  it('is lost without an error when the storage is unavailable', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('closed', 'SecurityError');
      },
    });
    open('closed')?.push(...order);
    runTagManager(manager);
    expect(leave).not.toThrow();
    // The next document has new modules.
    vi.resetModules();
    const next = await import('./run-tag-manager.ts');
    const layer = open('open');
    next.runTagManager(manager);
    idle?.();
    expect(tracked(layer)).toEqual(['gtm.js']);
  });
});
