import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Tabs } from './tabs.tsx';

const meta = { title: '部品/タブ', component: Tabs } satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  args: {
    label: '商品の情報',
    tabs: [
      { id: 'story', label: '味わい', panel: '塩の角が丸く、香りがほどけます。' },
      { id: 'label', label: '商品の表示', panel: '豚もも肉、食塩' },
      { id: 'gift', label: 'ギフト', panel: 'のし・包装を承ります。' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: '味わい' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '商品の表示' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('豚もも肉');
  },
};
