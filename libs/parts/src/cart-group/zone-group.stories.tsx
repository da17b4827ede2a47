import type { Meta, StoryObj } from '@storybook/react-vite';
import { ZoneGroup } from './zone-group.tsx';

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
