import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { deferredSlot } from '@shop/theming';
import { longName, longSentence } from '../fixtures/long-texts.ts';

const DeliveryPromise = deferredSlot('DeliveryPromise');

const choice = { label: 'お届け先の都道府県', prefectures: ['北海道', '東京都', '沖縄県'], onChoose: fn() };

/**
 * いつ届き、送料がいくらかを、購入ボタンのそばで約束します。行の中に収まる部品です。
 * @do 届く日を一番強く見せる。都道府県は選べるようになるまで(choice が null)文字で置く。
 * @dont 段落や箱の要素を中に使わない。行の中、表の中、カードの中にも置かれる。
 */
const meta = {
  title: '商品/お届けの約束',
  component: DeliveryPromise,
  args: {
    orderBy: '本日正午までのご注文で',
    day: '最短11月27日(金)お届け',
    fees: '送料940円・冷蔵便275円',
    free: '10,800円以上で送料無料',
    prefecture: '東京都',
    choice,
  },
} satisfies Meta<typeof DeliveryPromise>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ToChoose: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'お届け先の都道府県' }), '沖縄県');
    await expect(choice.onChoose).toHaveBeenCalledWith('沖縄県');
  },
};
export const WithoutScript: Story = { args: { choice: null, orderBy: '11月24日(火)正午までのご注文で' } };
export const Free: Story = { args: { fees: '送料無料', free: null } };
export const NoDay: Story = { args: { orderBy: null, day: 'お届け日はご購入手続きでご案内します' } };
export const LongText: Story = { args: { orderBy: longSentence, day: longName, fees: longSentence } };
