import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Toaster } from './toaster.tsx';

const meta = { title: '部品/トースト', component: Toaster } satisfies Meta<typeof Toaster>;

export default meta;

type Story = StoryObj<typeof meta>;

const expired = 'カートの保存期限が過ぎたため、新しいカートをご用意しました。';

/** The same message twice is one toast; another one is its own (spec §9). */
export const EachOnce: Story = {
  args: {
    listen: (show) => {
      show({ kind: 'error', text: expired });
      show({ kind: 'error', text: expired });
      show({ kind: 'success', text: '住所を登録しました' });
      return () => undefined;
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await expect(await screen.findByText('住所を登録しました')).toBeInTheDocument();
    await expect(screen.getAllByText(expired)).toHaveLength(1);
  },
};
