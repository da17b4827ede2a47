import { describe, expect, it } from 'vitest';
import { ScrollMemory } from './scroll-memory.ts';
import { scrollMove } from './use-scroll.ts';

const place = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'http://shop.example');
  return { pathname, search, hash };
};

describe('the window after a change of place (spec §2)', () => {
  it.each([
    ['goes to the top of another page', '/', '/product/', false, 'top'],
    ['goes back to where it was', '/product/ham-fr-001/', '/product/', true, 'restore'],
    ['goes to a part of a page', '/guide/', '/guide/#delivery', false, 'anchor'],
    ['stays while a list is filtered', '/product/', '/product/?country=FR', false, 'stay'],
    [
      'stays when a filter leads from a later page to the first',
      '/product/?page=3',
      '/product/?country=FR',
      false,
      'stay',
    ],
    ['goes to the top of the next page of a list', '/product/', '/product/?page=2', false, 'top'],
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

  it('outlive the document', () => {
    const stored = storage();
    const before = new ScrollMemory(stored);
    before.remember('list', 1200);
    before.save();
    expect(new ScrollMemory(stored).positionOf('list')).toBe(1200);
    expect(new ScrollMemory(stored).positionOf('other')).toBe(0);
  });

  it('start anew when storage holds something else or refuses', () => {
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
