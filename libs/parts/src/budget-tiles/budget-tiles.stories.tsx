import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BudgetTiles } from './budget-tiles.tsx';

const budgets = [
  { most: 3240, count: 3 },
  { most: 5400, count: 6 },
  { most: 10_800, count: 9 },
].map((budget) => ({ ...budget, href: `/product/?category=gift&price_max=${budget.most}`, current: false }));

/**
 * ご予算を選ぶタイルです。金額はテーマの数字の書体で、いちばん大きく見せます。
 * @do 3つを1列に並べ、タイルの全体を押せるようにする。
 * @dont いまのご予算を、色だけで伝えない。
 */
const meta = { title: '部品/ご予算のタイル', component: BudgetTiles, args: { budgets } } satisfies Meta<
  typeof BudgetTiles
>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The minimum target size in CSS px (WCAG 2.5.5). */
const leastSide = 44;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('group', { name: 'ご予算で選ぶ' });
    const tiles = within(row).getAllByRole('link');
    await expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual(budgets.map(({ href }) => href));
    await expect(within(row).getByRole('link', { name: '10,800円 まで 9件' })).toBe(tiles[2]);
    for (const tile of tiles) {
      await expect(tile).not.toHaveAttribute('aria-current');
      const { width, height } = tile.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(leastSide);
    }
  },
};
/** 5,400円までの一覧を見ているときです。 */
export const Chosen: Story = {
  args: { budgets: budgets.map((way) => ({ ...way, current: way.most === 5400 })) },
  play: async ({ canvasElement }) => {
    const tiles = within(canvasElement).getAllByRole('link');
    await expect(tiles.map((tile) => tile.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  },
};
