import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { deferredSlot, type GiftBudgetsProps } from '@shop/theming';
import { longSentence } from '../fixtures/long-texts.ts';

const GiftBudgets = deferredSlot('GiftBudgets');

const budgets = [
  { most: 3240, count: 3 },
  { most: 5400, count: 6 },
  { most: 10_800, count: 9 },
].map((budget) => ({
  ...budget,
  href: `/product/?category=gift&price_max=${budget.most}&sort=price_desc`,
  current: false,
}));

const args: GiftBudgetsProps = {
  text: '箱に納めた詰め合わせと、切り分けて楽しむ一本。のしを承ります。',
  budgets,
};

/**
 * ギフトの一覧の題名の下で、ギフトの説明とご予算のタイルを見せる段落の中身です。
 * @do 金額をいちばん大きく。見た目はテーマの手で、タイルの形と色だけを変える。
 * @dont ご予算を選択欄にしない。段落の外の見出しや箱を作らない。
 */
const meta = {
  title: '商品/ギフトのご予算',
  component: GiftBudgets,
  args,
  decorators: [(Story) => <p>{Story()}</p>],
} satisfies Meta<typeof GiftBudgets>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(args.text)).toBeVisible();
    const names = ['3,240円 まで 3件', '5,400円 まで 6件', '10,800円 まで 9件'];
    for (const [index, name] of names.entries()) {
      const tile = canvas.getByRole('link', { name });
      await expect(tile).toHaveAttribute('href', budgets[index]?.href);
      await expect(tile).not.toHaveAttribute('aria-current');
    }
    // The whole tile is the click target, not only its text.
    const [first] = canvas.getAllByRole('link');
    await expect(first?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
/** 5,400円までの一覧を見ているときです。 */
export const Chosen: Story = {
  args: { budgets: budgets.map((way) => ({ ...way, current: way.most === 5400 })) },
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { current: true });
    await expect(current).toHaveAccessibleName('5,400円 まで 6件');
  },
};
/** 数がわからないときです。 */
export const Uncounted: Story = {
  args: { budgets: budgets.map((way) => ({ ...way, count: null })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '10,800円 まで' })).toBeVisible();
  },
};
export const LongText: Story = {
  args: { text: longSentence, budgets: budgets.map((way) => ({ ...way, most: 10 * way.most, count: 1234 })) },
};
