import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SortBar } from '@shop/theming';
import { sort } from './fixtures/page-fixtures.ts';

/**
 * 件数と並び順の行です。
 * @do 件数は role="status" で伝え、絞り込んだ結果が耳でも分かるようにする。
 * @dont 並び順をボタンの列に変えるときも、フォームの隠し項目(hidden)を落とさない。絞り込みが消える。
 */
const meta = { title: '商品/件数と並び順', component: SortBar, args: sort } satisfies Meta<typeof SortBar>;

export default meta;

type Story = StoryObj<typeof meta>;

const onChange = fn();

export const Ready: Story = {
  args: { onChange },
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox', { name: '並び順' }), 'price_asc');
    await expect(onChange).toHaveBeenCalledWith('price_asc');
  },
};
export const Empty: Story = { args: { total: 0, from: 0, to: 0 } };
export const LongText: Story = {
  args: {
    total: 123_456,
    from: 123_441,
    to: 123_456,
    selected: 'long',
    options: [{ value: 'long', label: '地理的表示のあるものを先に、熟成の長い順' }, ...sort.options],
  },
};
