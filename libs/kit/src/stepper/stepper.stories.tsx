import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stepper } from './stepper.tsx';

/**
 * 手順のどこにいるかを示します。終わった段へは戻れます。
 * @do 今の段を1つだけ示す。終わった段には行き先を渡す。
 * @dont 先の段をリンクにしない。飛ばしては進めない。
 */
const meta = { title: '部品/手順', component: Stepper } satisfies Meta<typeof Stepper>;

export default meta;

type Story = StoryObj<typeof meta>;

const steps = [
  { id: 'cart', label: 'カート', href: '/cart/' },
  { id: 'shipping', label: 'お届け先・ギフト', href: '/cart/shipping-select/' },
  { id: 'delivery', label: '配送日時', href: '/cart/shipping-detail/' },
  { id: 'payment', label: 'お支払い' },
  { id: 'confirm', label: 'ご注文内容の確認' },
  { id: 'complete', label: '完了' },
];

export const Middle: Story = {
  args: { steps, current: 'delivery' },
  play: async ({ canvasElement }) => {
    const current = canvasElement.querySelector('[aria-current=step]');
    await expect(current).toHaveTextContent('配送日時');
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(2);
  },
};
export const First: Story = { args: { steps, current: 'cart' } };
export const Last: Story = { args: { steps, current: 'complete' } };
