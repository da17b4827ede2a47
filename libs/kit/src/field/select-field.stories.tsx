import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SelectField } from './select-field.tsx';

/**
 * 一覧から1つを選ぶ欄です。名前、説明、誤りがつきます。
 * @do 何も選んでいないときがあるなら、placeholder で促す。
 * @dont 2つか3つの選択に使わない。見えているほうが早い。
 */
const meta = { title: '部品/選択欄', component: SelectField } satisfies Meta<typeof SelectField>;

export default meta;

type Story = StoryObj<typeof meta>;

const options = ['北海道', '東京都', '大阪府', '沖縄県'].map((label) => ({ value: label, label }));

export const Empty: Story = {
  args: { label: '都道府県', required: true, options, placeholder: '選択してください', width: 'short' },
  play: async ({ canvas }) => {
    // As wide as specified, whatever its container, and wide enough for its placeholder next to the arrow.
    const { width } = canvas.getByRole('combobox').getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(14 * 16);
    await expect(width).toBeGreaterThan(13 * 16);
  },
};
export const Chosen: Story = {
  args: { label: '都道府県', required: true, options, defaultValue: '東京都', width: 'short', isValid: true },
};
export const Invalid: Story = {
  args: {
    label: '都道府県',
    required: true,
    options,
    placeholder: '選択してください',
    error: '都道府県を選択してください',
    width: 'short',
  },
};
