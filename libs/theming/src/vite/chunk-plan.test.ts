import { describe, expect, it } from 'vitest';
import { groupOfHelper, groupOfLibrary, planGroups, type PagePlan } from './chunk-plan.ts';

const plan: PagePlan = {
  pages: { home: ['HomePage', 'ProductCard'], products: ['ProductListPage', 'ProductCard'], product: ['ProductPage', 'BuyBox', 'ProductFacts'] },
  everyPage: ['Header', 'Footer'],
  later: new Set(['Footer', 'ProductFacts']),
};
const simple = (slot: string, path: string) => ({ layer: 'simple', slot, kind: 'replace' as const, path });
const groups = planGroups(
  [
    simple('Header', 'h'), simple('Footer', 'f'), simple('HomePage', 'home'), simple('ProductCard', 'card'),
    simple('ProductPage', 'page'), simple('BuyBox', 'buy'), simple('ProductFacts', 'facts'), simple('ErrorPage', 'error'),
    { layer: 'fle', slot: 'BuyBox', kind: 'replace', path: 'fle-buy' }, { layer: 'fle', slot: 'Header', kind: 'wrap', path: 'fle-header' },
  ],
  plan,
);
const used = (...paths: string[]) => new Set(paths.flatMap((path) => groups.get(path) ?? []));

describe('files of a theme', () => {
  it('hold together what every page draws', () => {
    expect(groups.get('h')?.name).toBe('simple.frame');
  });

  it('part what comes to life later from what must answer at once', () => {
    expect(groups.get('f')?.name).not.toBe(groups.get('h')?.name);
    expect(groups.get('facts')?.name).not.toBe(groups.get('page')?.name);
  });

  it('part what a theme replaces from what it keeps', () => {
    expect(groups.get('buy')?.name).not.toBe(groups.get('page')?.name);
  });

  it('keep a slot that no page names for itself', () => {
    expect(groups.get('error')?.name).toBe('simple.error-page');
  });

  it('put a helper of one group into it, and one of two busy pages into a file of its own', () => {
    expect(groupOfHelper('simple', used('page'))).toBe(groups.get('page')?.name);
    expect(groupOfHelper('simple', used('page', 'home'))).toBe('simple.browse');
  });
});

describe('files of a library', () => {
  it.each([
    ['every page', used('h'), 'shell'],
    ['two busy pages', used('home', 'page'), 'shell'],
    ['one group', used('page'), null],
    ['one theme alone', used('fle-buy', 'fle-header'), 'fle.frame'],
    ['nobody', used(), null],
  ])('what %s needs', (_who, groupsOfUse, expected) => {
    expect(groupOfLibrary('libs/kit/src/x.tsx', groupsOfUse)).toBe(expected);
  });

  it('forms travel alone', () => {
    expect(groupOfLibrary('libs/forms/src/x.tsx', used('page'))).toBe('forms');
  });
});
