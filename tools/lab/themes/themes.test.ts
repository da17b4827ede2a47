import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { greyDistance, pairDistances } from './grey-distance.ts';
import { channelOrigin } from './pages.ts';
import { screenTable } from '../../screens/screen-table.ts';
import { screenStories } from './screen-stories.ts';

const root = join(import.meta.dirname, '..', '..', '..');

describe('the greyscale distance of pictures', () => {
  it('is zero between equal pictures, and 100 between black and white', () => {
    expect(greyDistance([0, 128, 255], [0, 128, 255])).toBe(0);
    expect(greyDistance([0, 0], [255, 255])).toBe(100);
  });

  it('weights one large difference more than many small ones', () => {
    expect(greyDistance([0, 0, 0, 0], [40, 0, 0, 0])).toBeGreaterThan(greyDistance([0, 0, 0, 0], [10, 10, 10, 10]));
  });

  it('refuses pictures of different sizes', () => {
    expect(() => greyDistance([0], [0, 0])).toThrow(RangeError);
    expect(() => greyDistance([], [])).toThrow(RangeError);
  });

  it('lists every pair once, the nearest first, with the mean of its pages', () => {
    const pairs = pairDistances({
      a: { home: [0], list: [0] },
      b: { home: [255], list: [0] },
      c: { home: [255], list: [255] },
    });
    expect(pairs.map(({ themes, mean }) => [...themes, mean])).toEqual([
      ['a', 'b', 50],
      ['b', 'c', 50],
      ['a', 'c', 100],
    ]);
  });
});

it('finds the channel of a theme from the URL of the shop', () => {
  expect(channelOrigin('http://localhost:4000/', 'fle')).toBe('http://fle.localhost:4000');
  expect(() => channelOrigin('localhost', 'fle')).toThrow(TypeError);
});

describe('stories of screens', () => {
  const slots = new Set(screenTable().flatMap(({ slot }) => slot ?? []));
  const files = globSync('libs/themes/simple/src/**/*.stories.tsx', { cwd: root });
  const index = files.flatMap((importPath) =>
    (['使い方', '標準', '空', '長い文'] as const).map((state) => ({
      id: `${importPath}--${state}`,
      type: state === '使い方' ? ('docs' as const) : ('story' as const),
      name: state,
      title: importPath,
      importPath: `../../${importPath}`,
    })),
  );

  it('are the first of each page slot, without docs, and the one with long texts where it exists', () => {
    const stories = screenStories(index);
    expect(stories).toHaveLength(slots.size);
    const login = stories.find(({ name }) => name === 'login-page');
    expect(login?.storyId).toMatch(/\/login-page\.stories\.tsx--標準$/);
    expect(login?.longStoryId).toMatch(/\/login-page\.stories\.tsx--長い文$/);
    const short = screenStories(index.filter(({ name }) => name !== '長い文'));
    expect(short.map(({ longStoryId }) => longStoryId)).toEqual(short.map(() => null));
  });

  it('are reported by name when missing', () => {
    expect(() => screenStories(index.filter(({ title }) => !title.endsWith('/login-page.stories.tsx')))).toThrow(
      'LoginPage',
    );
  });
});
