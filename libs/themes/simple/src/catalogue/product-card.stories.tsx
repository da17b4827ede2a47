import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ProductCard } from '@shop/theming';
import { photograph } from '../fixtures/photograph.ts';
import styles from './fixtures/card-frame.module.css';
import { ham, idle, longHam, sausage, suspendedHam } from './fixtures/product-fixtures.ts';

/**
 * 一覧や棚で、商品を1つ見せるカードです。カード全体が商品ページへ、ボタンだけがカートへ通じます。
 * @do 買えない商品はボタンを出さず、理由の札を見せる。見出しの段(headingLevel)は渡された値に従う。
 * @dont カードの中に2つめのリンクを足さない。どこを押しても商品ページへ行けることを保つ。
 */
const meta = {
  title: '商品/商品カード',
  component: ProductCard,
  args: { product: ham, headingLevel: 2, priority: false, add: idle },
  decorators: [
    (Story) => (
      <div className={styles.frame}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;

type Story = StoryObj<typeof meta>;

const onAdd = fn();

export const InStock: Story = {
  args: { add: { ...idle, onAdd } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: ham.name })).toHaveAttribute('href', ham.href);
    await userEvent.click(canvas.getByRole('button', { name: `${ham.name}をカートに入れる` }));
    await expect(onAdd).toHaveBeenCalledWith(1);
  },
};
export const Photographed: Story = {
  args: { product: { ...ham, picture: photograph } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: ham.name })).toBeVisible();
  },
};
export const Few: Story = { args: { product: sausage } };
export const SoldOut: Story = { args: { product: { ...ham, availability: { kind: 'sold_out' } } } };
export const Suspended: Story = {
  args: { product: suspendedHam },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(within(canvasElement).getByText('販売休止中')).toBeVisible();
  },
};
export const Adding: Story = { args: { add: { ...idle, status: 'adding' } } };
export const Added: Story = { args: { add: { ...idle, status: 'added', message: 'カートに入れました' } } };
export const Failed: Story = {
  args: { add: { ...idle, status: 'failed', message: 'ご用意できる数量を超えています。' } },
};
export const SellingStopped: Story = {
  args: { product: { ...ham, availability: { kind: 'selling_stopped' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const LongText: Story = { args: { product: longHam, headingLevel: 3 } };
