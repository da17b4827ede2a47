import { describe, expect, it } from 'vitest';
import { groupOfHelper, groupOfShared, placeOfStaged, planGroups, type PagePlan } from './chunk-plan.ts';

const plan: PagePlan = {
  pages: {
    home: ['HomePage', 'ProductCard'],
    products: ['ProductListPage', 'ProductCard'],
    product: ['ProductPage', 'BuyBox', 'ProductFacts', 'ProductCard'],
  },
  areas: new Map([
    ...['cart', 'cartConfirm', 'cartComplete'].map((page) => [page, 'checkout'] as const),
    ['mypageOrder', 'account'],
  ]),
  everyPage: ['Header', 'Footer', 'Layout', 'MobileNav'],
  busy: ['home', 'products', 'product'],
  later: new Set(['Footer', 'MobileNav', 'ProductCard', 'ProductFacts']),
};
const simple = (slot: string, path: string) => ({ layer: 'simple', slot, kind: 'replace' as const, path });
const override = (layer: string, slot: string, path: string, kind: 'wrap' | 'replace' = 'replace') => ({
  layer,
  slot,
  kind,
  path,
});
const implementations = [
  simple('Header', 'h'),
  simple('Footer', 'f'),
  simple('Layout', 'layout'),
  simple('MobileNav', 'nav'),
  simple('HomePage', 'home'),
  simple('ProductCard', 'card'),
  simple('ProductListPage', 'list'),
  simple('ProductPage', 'page'),
  simple('BuyBox', 'buy'),
  simple('ProductFacts', 'facts'),
  simple('ErrorPage', 'error'),
  ...['gen', 'lat'].map((layer) => override(layer, 'HomePage', `${layer}-home`)),
  override('fle', 'Header', 'fle-header'),
  override('fle', 'Footer', 'fle-footer'),
  override('fle', 'BuyBox', 'fle-buy'),
  ...['gen', 'lat'].flatMap((layer) => [
    override(layer, 'Header', `${layer}-header`),
    override(layer, 'Footer', `${layer}-footer`),
    override(layer, 'BuyBox', `${layer}-buy`),
  ]),
  override('fle', 'ProductCard', 'fle-card', 'wrap'),
  override('fle', 'ProductFacts', 'fle-facts', 'wrap'),
  override('fle', 'ProductListPage', 'fle-list'),
  override('fle', 'ErrorPage', 'fle-error'),
];
const themes = ['simple', 'fle', 'gen', 'lat'];
const groups = planGroups(implementations, themes, plan);
const all = { themes, groups: [...groups.values()] };
const used = (...paths: string[]) => new Set(paths.flatMap((path) => groups.get(path) ?? []));

describe('files of a theme', () => {
  it.each([
    ['layout', 'shell'],
    ['nav', 'after'],
  ])('%s, which every theme takes from the base on every page, travels with the %s', (path, name) => {
    expect(groups.get(path)?.name).toBe(name);
  });

  it('what every page needs at once is not what comes to it later', () => {
    expect([groups.get('fle-header')?.name, groups.get('fle-footer')?.name]).toEqual(['fle.frame', 'fle.footer']);
    expect([groups.get('h')?.name, groups.get('f')?.name]).toEqual(['simple.frame', 'simple.footer']);
  });

  it('part what a theme draws at once on a page from what comes to life later', () => {
    expect(groups.get('fle-facts')).not.toBe(groups.get('fle-buy'));
  });

  it('part what comes to life later of the base theme from what must answer at once', () => {
    expect(groups.get('facts')?.name).not.toBe(groups.get('page')?.name);
  });

  it('part what a theme replaces from what it keeps or wraps', () => {
    expect(groups.get('buy')?.name).not.toBe(groups.get('page')?.name);
    expect(groups.get('h')?.name).not.toBe('shell');
  });

  it('keep a slot that no page names for itself', () => {
    expect(groups.get('error')?.name).toBe('simple.error-page');
  });

  it.each([
    ['one group', used('fle-buy'), 'fle.buy-box'],
    ['a page at once and the same later', used('fle-buy', 'fle-facts'), 'fle.buy-box'],
    ['several pages later', used('fle-card', 'fle-facts'), 'fle.product-card'],
    ['what all busy pages have, if later', used('fle-buy', 'fle-card'), 'fle.frame'],
    ['the frame and a page', used('fle-header', 'fle-buy'), 'fle.frame'],
  ])('put a helper of %s where all its users are', (_who, groupsOfUse, expected) => {
    expect(groupOfHelper('fle', groupsOfUse, all.groups)).toBe(expected);
  });

  it('what comes when it is asked for shares parts with a page in a file that has nothing else of the page', () => {
    expect(groupOfHelper('fle', used('fle-list', 'fle-error'), all.groups)).toBeNull();
    expect(groupOfShared('libs/kit/src/x.tsx', used('list', 'error'), all)).toBeNull();
  });
});

describe('files of a library', () => {
  it.each([
    ['every page, in every theme', used('h', 'fle-header', 'gen-header', 'lat-header'), 'shell'],
    ['every page, but in one theme', used('h', 'fle-header', 'gen-header'), 'kit.parts'],
    ['what all draw on every page', used('layout'), 'shell'],
    ['one busy page, in several themes', used('buy', 'fle-buy'), 'kit.buy'],
    ['one busy page and all of it later', used('page', 'facts'), 'kit.buy'],
    ['one group that comes later', used('facts'), 'simple.product-facts'],
    ['several that come later', used('facts', 'card'), 'after'],
    ['one theme alone', used('fle-buy', 'fle-header'), 'fle.frame'],
    ['the base theme alone', used('h', 'buy'), 'simple.frame'],
    ['two other themes on busy pages', used('fle-header', 'gen-home'), 'kit.parts'],
    ['two other themes on one busy page', used('gen-home', 'lat-home'), 'page.home'],
    ['another theme at once and the base theme later', used('facts', 'fle-buy'), 'kit.buy'],
    ['nobody', used(), null],
  ])('what %s needs', (_who, groupsOfUse, expected) => {
    expect(groupOfShared('libs/kit/src/x.tsx', groupsOfUse, all)).toBe(expected);
  });

  it('the frame of a page is the shell, though not every theme draws it by itself', () => {
    expect(groupOfShared('libs/kit/src/page-frame/x.tsx', used('h', 'fle-header'), all)).toBe('shell');
    expect(groupOfShared('libs/kit/src/link-list/x.tsx', used('h', 'fle-header'), all)).toBe('shell');
  });

  it('forms travel alone', () => {
    expect(groupOfShared('libs/forms/src/x.tsx', used('page'), all)).toBe('forms');
    expect(groupOfShared('libs/forms/src/drafts/x.ts', used('page'), all)).toBeNull();
  });

  it('what the steps to the order share is no burden of the cart, which comes before them', () => {
    const pages = { cart: ['CartPage'], cartConfirm: ['ConfirmPage'], cartComplete: ['OrderCompletePage'] };
    const steps = planGroups(
      [simple('CartPage', 'cart'), simple('ConfirmPage', 'confirm'), simple('OrderCompletePage', 'complete')],
      themes,
      { ...plan, pages },
    );
    const usedBy = (...paths: string[]) => new Set(paths.flatMap((path) => steps.get(path) ?? []));
    const inSteps = { themes, groups: [...steps.values()] };
    expect(groupOfShared('libs/copy/src/x.ts', usedBy('confirm', 'complete'), inSteps)).toBe('kit.steps');
    expect(groupOfShared('libs/copy/src/x.ts', usedBy('cart', 'confirm'), inSteps)).toBe('kit.checkout');
  });

  it('screens of my page share no file, nor do they with the way to an order: few need what the others do', () => {
    const pages = { cart: ['CartPage'], mypageOrder: ['OrderPage'], mypagePoint: ['PointPage'] };
    const orders = planGroups(
      [simple('CartPage', 'cart'), simple('OrderPage', 'order'), simple('PointPage', 'points')],
      themes,
      { ...plan, pages },
    );
    const usedBy = (...paths: string[]) => new Set(paths.flatMap((path) => orders.get(path) ?? []));
    const inOrders = { themes, groups: [...orders.values()] };
    expect(groupOfShared('libs/copy/src/x.ts', usedBy('points', 'order'), inOrders)).toBeNull();
    expect(groupOfShared('libs/copy/src/x.ts', usedBy('cart', 'order'), inOrders)).toBeNull();
    expect(groupOfHelper('simple', usedBy('points', 'order'), inOrders.groups)).toBeNull();
  });

  it.each(['empty-state', 'page-heading'])('%s is no reason to load a page of goods', (folder) => {
    expect(groupOfShared(`libs/kit/src/${folder}/x.tsx`, used('list', 'card'), all)).toBe('kit.plain');
  });
});

describe('what comes to every page once it stands', () => {
  const others = planGroups([simple('OrderPage', 'order')], themes, { ...plan, pages: { mypageOrder: ['OrderPage'] } });
  const order = new Set([...others.values()]);

  it.each([
    ['later alone', used('nav', 'facts'), 'after'],
    ['a busy page at once', used('page', 'nav'), 'kit.parts'],
    ['another screen at once', new Set([...used('nav'), ...order]), 'kit.screens'],
  ])('for %s', (_who, groupsOfUse, expected) => {
    expect(placeOfStaged('after', groupsOfUse, all)).toBe(expected);
  });
});
