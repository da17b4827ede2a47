import { expect, it } from 'vitest';
import type { LayoutBlock } from '../layout/load-layout.ts';
import { planFace } from './load.ts';

const block = (
  kind: LayoutBlock['kind'],
  code: string | null = null,
  change: Partial<LayoutBlock> = {},
): LayoutBlock => ({ kind, code, title: null, limit: null, ...change });

it('banners and shelves are in the order of the layout, followed by the other blocks in their order', () => {
  const plan = planFace([
    block('news'),
    block('products', 'gift', { title: '贈りものに', limit: 8 }),
    block('banners', 'home_hero', { limit: 1 }),
    block('products'),
    block('free_area', 'home_guide'),
  ]);
  expect(plan).toEqual({
    banners: [{ area: 'home_hero', limit: 1 }],
    shelves: [
      { id: 'gift', title: '贈りものに', limit: 8 },
      { id: 'recommended', title: null, limit: null },
    ],
    blocks: [block('news'), block('free_area', 'home_guide')],
  });
});

it('a shelf that is listed twice is shown once, and an empty layout shows nothing', () => {
  expect(planFace([block('products', 'gift'), block('products', 'gift')]).shelves).toHaveLength(1);
  expect(planFace([])).toEqual({ banners: [], shelves: [], blocks: [] });
});
