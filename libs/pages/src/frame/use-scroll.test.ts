import { describe, expect, it } from 'vitest';
import { ScrollMemory } from './scroll-memory.ts';
import { scrollMove } from './use-scroll.ts';

const place = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'http://shop.example');
  return { pathname, search, hash };
};

describe('the scroll position after a navigation (spec §2)', () => {
  it.each([
    ['moves to the top of another page', '/', '/product/', false, 'top'],
    ['is restored on back navigation', '/product/ham-fr-001/', '/product/', true, 'restore'],
    ['moves to an anchor of a page', '/guide/', '/guide/#delivery', false, 'anchor'],
    ['stays while a list is filtered', '/product/', '/product/?country=FR', false, 'stay'],
    [
      'stays when a filter leads from a later page to the first',
      '/product/?page=3',
      '/product/?country=FR',
      false,
      'stay',
    ],
    ['moves to the top of the next page of a list', '/product/', '/product/?page=2', false, 'top'],
  ] as const)('%s', (_, from, to, isHistory, move) => {
    expect(scrollMove(place(from), place(to), isHistory)).toBe(move);
  });
});

describe('remembered positions', () => {
  const storage = () => {
    const stored = new Map<string, string>();
    return {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
  };

  it('persist across documents', () => {
    const stored = storage();
    const before = new ScrollMemory(stored);
    before.remember('list', 1200);
    before.save();
    expect(new ScrollMemory(stored).positionOf('list')).toBe(1200);
    expect(new ScrollMemory(stored).positionOf('other')).toBe(0);
  });

  it('start empty when the storage has invalid data or rejects writes', () => {
    const refusing = {
      getItem: () => '{"no":"list"}',
      setItem: () => {
        throw new Error('full');
      },
    };
    const memory = new ScrollMemory(refusing);
    memory.remember('list', 10);
    expect(() => memory.save()).not.toThrow();
    expect(memory.positionOf('list')).toBe(10);
  });
});
