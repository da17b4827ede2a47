import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Highlight } from './highlight.tsx';

/**
 * 探した言葉を、文の中で目立たせます。
 * @do words には searchWords で整えた言葉を渡す。かなの違いも合わせられる。
 * @dont 強調のために使わない。探した結果だけに使う。
 */
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
