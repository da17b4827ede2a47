import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddButton } from './add-button.tsx';

const onAdd = () => undefined;

/**
 * カードから1つだけカートに入れるボタンです。結果をその場で伝えます。
 * @do 名前(name)には商品名を渡す。読み上げで、どの商品かが分かる。
 * @dont 数量を選ばせない。数を選ぶのは商品ページです。
 */
const meta = {
  title: '部品/カートに入れるボタン',
  component: AddButton,
  args: { name: 'ジャンボン・ド・バイヨンヌ', add: { status: 'idle', message: null, onAdd, action: '/cart/' } },
} satisfies Meta<typeof AddButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Adding: Story = { args: { add: { status: 'adding', message: null, onAdd, action: '/cart/' } } };
export const Added: Story = {
  args: { add: { status: 'added', message: 'カートに入れました', onAdd, action: '/cart/' } },
};
export const Failed: Story = {
  args: {
    add: {
      status: 'failed',
      message: 'カートに入れられませんでした。もう一度お試しください。',
      onAdd,
      action: '/cart/',
    },
  },
};
