import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TaxTable } from './tax-table.tsx';

/**
 * カートの合計を、税率ごとに税抜・消費税・税込で見せる表です。
 *
 * @do 税率ごとに一度だけ丸めた、注文の消費税から作る。
 * @dont 明細ごとに税抜を計算しない。足した額が合計と合わなくなります。
 */
const meta = {
  title: '購入/税率ごとの税抜金額',
  component: TaxTable,
  args: {
    taxes: [
      { ratePercent: 8, taxable: 3360, tax: 248 },
      { ratePercent: 10, taxable: 2430, tax: 220 },
    ],
  },
} satisfies Meta<typeof TaxTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** L-25: the amount without tax is the stored amount of a rate minus its stored tax. */
export const TwoRates: Story = {
  name: '2つの税率',
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('row', { name: /^8%/ });
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['3,112円', '248円', '3,360円']);
  },
};
export const LongText: Story = {
  name: '大きな金額',
  args: { taxes: [{ ratePercent: 10, taxable: 122_222_133, tax: 11_111_103 }] },
};
