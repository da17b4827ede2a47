import type { Meta, StoryObj } from '@storybook/react-vite';
import { ZoneGroup } from './zone-group.tsx';

/**
 * 同じ温度帯の商品を、見出しの下にまとめます。
 * @do 温度帯の見出しと札をそろえ、下に便の送料を続ける。
 * @dont 温度帯をまたいで商品を混ぜない。便が分かれる。
 */
const meta = {
  title: '部品/温度帯ごとの商品',
  component: ZoneGroup,
  args: {
    group: { key: 'chilled', zone: 'chilled' },
    className: undefined,
    headClassName: undefined,
    children: <p>商品</p>,
  },
} satisfies Meta<typeof ZoneGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Chilled: Story = {};
export const Frozen: Story = { args: { group: { key: 'frozen', zone: 'frozen' } } };
