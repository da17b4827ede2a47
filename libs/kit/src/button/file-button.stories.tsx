import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FileButton } from './file-button.tsx';

/**
 * ファイルを1つ選んでもらう、ボタンの形をした欄です。
 * @do 受け取れる種類を accept に書き、処理中は busy にする。
 * @dont 選べる種類や大きさの説明をボタンの中に詰めない。そばの文に書く。
 */
const meta = {
  title: '部品/ファイルを選ぶ',
  component: FileButton,
  args: { accept: '.csv,text/csv', onFile: fn(), children: 'CSVファイルを選ぶ' },
} satisfies Meta<typeof FileButton>;

export default meta;

type Story = StoryObj<typeof meta>;

const file = new File(['見本'], 'mihon.csv', { type: 'text/csv' });

/** A file that was refused and corrected is selected again under the same name. */
export const PickedTwice: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('CSVファイルを選ぶ');
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expect(args.onFile).toHaveBeenCalledTimes(2);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
};

export const Busy: Story = { args: { busy: true, children: '読み込んでいます' } };
export const LongText: Story = { args: { children: 'とても長い名前のボタン'.repeat(6) } };
