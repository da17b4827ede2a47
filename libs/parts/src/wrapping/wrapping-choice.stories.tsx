import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WrappingEntry } from '@shop/theming';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WrappingChoice, type WrappingChoiceProps } from './wrapping-choice.tsx';

const wrapping: WrappingEntry = {
  options: [
    { code: 'paper', name: '包装紙', fee: 0, drawing: 'paper' },
    { code: 'box', name: '化粧箱入り', fee: 330, drawing: 'box' },
    { code: 'furoshiki', name: '風呂敷包み', fee: 880, drawing: 'cloth' },
  ],
  value: null,
  isRequired: false,
  onChange: fn(),
};

/** Keeps the chosen option in state, like the screen. */
function Living({ wrapping: entry, ...more }: WrappingChoiceProps) {
  const [value, setValue] = useState(entry.value);
  const onChange = (code: string | null) => {
    entry.onChange(code);
    setValue(code);
  };
  return <WrappingChoice wrapping={{ ...entry, value, onChange }} {...more} />;
}

/**
 * お届け先1つ分の包み方です。名前と料金に絵を添えて、1つを選びます。
 * @do 包みを必ず選ぶお店では、はじめは何も選ばず、「なし」も出さない。
 * @dont 有料の包みを、はじめから選んでおかない。
 */
const meta = {
  title: '部品/包み方の選択',
  component: WrappingChoice,
  args: { wrapping, destinationKey: 's1' },
  render: Living,
} satisfies Meta<typeof WrappingChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {
  name: 'なくてもよい',
  args: { wrapping: { ...wrapping, onChange: fn() } },
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: /^ラッピング/ }));
    await expect(group.getByRole('radio', { name: 'なし' })).toBeChecked();
    await userEvent.click(group.getByRole('radio', { name: '化粧箱入り(330円)' }));
    await expect(args.wrapping.onChange).toHaveBeenLastCalledWith('box');
    await userEvent.click(group.getByRole('radio', { name: 'なし' }));
    await expect(args.wrapping.onChange).toHaveBeenLastCalledWith(null);
  },
};
export const Required: Story = {
  name: '必ず選ぶ',
  args: { wrapping: { ...wrapping, isRequired: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('radio', { name: 'なし' })).toBeNull();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};
export const Headed: Story = {
  name: '見出しの下で、枠に入れて',
  args: { heading: '包装', wrapping: { ...wrapping, value: 'furoshiki' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: /^包装/ })).toBeVisible();
  },
};
export const LongNames: Story = {
  name: '長い名前',
  args: {
    wrapping: {
      ...wrapping,
      options: wrapping.options.map((option) => ({
        ...option,
        name: `${option.name}(お祝い用のリボンと小さなカード付き)`,
      })),
    },
  },
};
export const WithoutDrawings: Story = {
  name: '絵のない包み',
  args: {
    wrapping: { ...wrapping, options: wrapping.options.map((option) => ({ ...option, drawing: undefined })) },
  },
};
