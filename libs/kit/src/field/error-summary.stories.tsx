import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './text-field.tsx';

/**
 * フォームの誤りをまとめて上に出し、それぞれの欄へ案内します。
 * @do 送るたびに attempt を上げ、まとめへフォーカスを移す。並びは画面の順にする。
 * @dont 誤りが1つだけのときに使わない。その欄へ直接フォーカスを移す。
 */
const meta = { title: '部品/エラーのまとめ', component: ErrorSummary } satisfies Meta<typeof ErrorSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const LinksToFields: Story = {
  args: {
    attempt: 1,
    errors: [{ fieldId: 'postal', label: '郵便番号', message: '郵便番号は7桁の数字で入力してください' }],
  },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <TextField id="postal" label="郵便番号" error="郵便番号は7桁の数字で入力してください" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: '郵便番号' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
