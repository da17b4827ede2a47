import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './select.tsx';

const meta = { title: '部品/選択', component: Select } satisfies Meta<typeof Select>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Order: Story = {
  args: {
    'aria-label': '並び順',
    options: [
      { value: 'recommended', label: 'おすすめ順' },
      { value: 'price_asc', label: '価格が安い順' },
    ],
  },
};
