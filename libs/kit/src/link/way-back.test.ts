import { afterEach, describe, expect, it, vi } from 'vitest';
import { goBack, leadsElsewhere, wayBack, type BackTrail, type BackTo } from './way-back.ts';

const list = '/mypage/order_history/';
const category = '/product/?category=salami';
const trail: BackTrail = { state: null, here: '/mypage/order_history/1/', hasPrevious: true };
const first = { ...trail, hasPrevious: false };
const from = (target: string) => ({ ...trail, state: { target } });
const named = (back: string, state: unknown = null) => ({ ...first, state, here: `/news/1/?back=${back}` });

describe('going back (spec §2)', () => {
  it.each<[string, string, BackTrail, string | -1]>([
    ['one step to the target in the state', list, from(list), -1],
    ['one step to the target when the link names another page', list, from('/ec/'), -1],
    ['the target itself in a new window without history', list, { ...first, state: { target: '/ec/' } }, '/ec/'],
    ['the target in preference to the back parameter', list, named('/product/', { target: '/ec/' }), '/ec/'],
    [
      'the back parameter in preference to the history',
      list,
      { ...named('/product/'), hasPrevious: true },
      '/product/',
    ],
    ['the history when no page is named', list, trail, -1],
    ['the history for a page opened by a link to itself', list, from(trail.here), -1],
    ['the page of the link without a history', list, first, list],
    ['never another site from the state', list, { ...first, state: { target: `https://evil.example${list}` } }, list],
    ['never another site from the URL', list, named('//evil.example'), list],
  ])('is %s', (_, to, known, way) => {
    expect(wayBack(to, known)).toBe(way);
  });
});

describe('a link to a named page', () => {
  it.each<[string, string, BackTrail, string | -1]>([
    ['goes one step to the page with its filters', category, from(`${category}&stock=1&page=2`), -1],
    ['goes one step to a page without the trailing slash', list, from('/mypage/order_history'), -1],
    ['goes to its page from another category', category, from('/product/?category=cheese'), category],
    ['goes to its page from another screen', list, from('/mypage/'), list],
    ['goes to its page without a history', list, { ...first, state: { target: list } }, list],
  ])('%s', (_, to, known, way) => {
    expect(wayBack(to, known, 'page')).toBe(way);
  });
});

const visited = (state: unknown) => ({ state, key: 'k1' });
const loaded = { state: null, key: 'default' };

interface Tab {
  readonly search?: string;
  readonly referrer?: string;
  /** Whether the previous entry is a page of the shop. */
  readonly canGoBack?: boolean;
  /** The number of entries, in a browser without the Navigation API. */
  readonly length?: number;
}

/** Shows the page of an order in this tab. */
function show({ search = '', referrer = '', canGoBack = true, length }: Tab): void {
  const origin = 'http://shop.test';
  vi.stubGlobal('location', { origin, pathname: '/mypage/order_history/1/', search, hash: '' });
  vi.stubGlobal('window', length === undefined ? { navigation: {} } : {});
  vi.stubGlobal('navigation', length === undefined ? { canGoBack } : undefined);
  vi.stubGlobal('history', { length });
  vi.stubGlobal('document', { referrer: referrer && origin + referrer });
}
afterEach(() => vi.unstubAllGlobals());

describe('the label of a back link', () => {
  const at = (entry: Parameters<typeof leadsElsewhere>[1], tab: Tab = {}) => {
    show(tab);
    return leadsElsewhere(list, entry);
  };

  it('names the page when going back leads to it', () => {
    expect(at(visited({ target: `${list}?page=2` }))).toBe(false);
    expect(at(loaded)).toBe(false);
    expect(at(loaded, { referrer: list })).toBe(false);
    expect(at(loaded, { referrer: '/ec/' })).toBe(false);
    expect(at(visited(null), { canGoBack: false })).toBe(false);
  });

  it('does not name the page when going back leads to another', () => {
    expect(at(visited({ target: '/ec/' }))).toBe(true);
    expect(at(visited(null))).toBe(true);
    expect(at(loaded, { search: '?back=/cart/' })).toBe(true);
  });
});

describe('a click on a back link', () => {
  const pressed = (reach: BackTo, entry: Parameters<typeof goBack>[2], tab: Tab = {}) => {
    show(tab);
    const navigate = vi.fn();
    goBack(list, reach, entry, navigate);
    return navigate.mock.calls;
  };
  const fromList = visited({ target: `${list}?page=2` });

  it.each<[string, Parameters<typeof goBack>[2], Tab, string | -1]>([
    ['one step within the shop', fromList, {}, -1],
    ['one step within the shop without the Navigation API', fromList, { length: 2 }, -1],
    ['one step to the previous document, when it was the list', loaded, { referrer: `${list}?page=2` }, -1],
    ['to the list when the previous document was another page', loaded, { referrer: '/ec/' }, list],
    ['to the list in a window without a history', loaded, { referrer: list, canGoBack: false }, list],
    ['to the list in such a window without the Navigation API', loaded, { referrer: list, length: 1 }, list],
    ['to the list when the first document has no referrer', loaded, {}, list],
    ['to the list when the first entry was replaced', fromList, { canGoBack: false }, list],
  ])('goes %s', (_, entry, tab, way) => {
    expect(pressed('page', entry, tab)).toEqual([[way]]);
  });

  it('goes one step to the previous page, if the link allows any page', () => {
    expect(pressed('anywhere', visited(null))).toEqual([[-1]]);
  });
});
