import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './select.tsx';

/**
 * 名前のつかない選択の部品です。並び順のように、場所が意味を語るところで使います。
 * @do 使う場所で aria-label を必ず渡す。
 * @dont フォームの欄に使わない。名前や誤りを出せる「選択欄」を使う。
 */
const meta = { title: '部品/選択', component: Select } satisfies Meta<typeof Select>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Order: Story = {
  name: '並び順',
  args: {
    'aria-label': '並び順',
    options: [
      { value: 'recommended', label: 'おすすめ順' },
      { value: 'price_asc', label: '価格が安い順' },
    ],
  },
};
