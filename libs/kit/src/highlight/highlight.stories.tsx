import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Highlight } from './highlight.tsx';

const meta = {
  title: '部品/見つかった言葉',
  component: Highlight,
  args: { text: '冷凍のソーセージは、どう解凍しますか?', words: ['そせじ'] },
} satisfies Meta<typeof Highlight>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('ソーセージ');
  },
};
export const NotSearched: Story = { args: { words: [] } };
