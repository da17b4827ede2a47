import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCartLine } from './fixtures/sample-cart-line.ts';
import { LineRemove } from './line-remove.tsx';

/**
 * カートから商品を外すボタンです。
 * @do 読み上げに商品名を入れる。外したあとは元に戻せるようにする。
 * @dont 確かめる窓を出さない。元に戻せる操作です。
 */
const meta = {
  title: '部品/カートから削除',
  component: LineRemove,
  args: { line: sampleCartLine },
} satisfies Meta<typeof LineRemove>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Words: Story = {};
export const WithIcon: Story = { args: { icon: 'trash' } };
