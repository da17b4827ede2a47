import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchBox, type SearchBoxProps } from '@shop/theming';
import { longName } from '../fixtures/long-texts.ts';
import { searchBox } from './fixtures/search-fixtures.ts';

const args: SearchBoxProps = { ...searchBox, onWordChange: fn(), onSubmit: fn(), onChoose: fn(), onForget: fn() };

const suggestions: SearchBoxProps['suggestions'] = [
  { kind: 'category', label: '生ハム・熟成ハム', href: '/product/?category=dry-cured-ham', detail: null },
  {
    kind: 'product',
    label: 'ジャンボン・ド・バイヨンヌ 12ヶ月熟成 スライス',
    href: '/product/ham-fr-001/',
    detail: '1,480円',
  },
];

/**
 * 商品を探す欄です。候補をつけて案内します。
 * @do かな漢字の変換中は何もしない。矢印で選び、Enter で進み、Escape で閉じる。
 * @dont 候補にフォーカスを移さない。フォーカスは欄に置いたまま aria-activedescendant で伝える。
 */
const meta = { title: '商品/検索', component: SearchBox, args } satisfies Meta<typeof SearchBox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Suggesting: Story = {
  args: { status: 'ready', suggestions },
  play: async ({ args: { onChoose }, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: '商品を検索' });
    await userEvent.type(field, '生ハ');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = canvas.getByRole('option', { selected: true });
    await expect(field).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenCalledWith(suggestions[1]);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};
export const Past: Story = {
  args: {
    suggestions: [{ kind: 'past', label: 'サラミ', href: '/product/?word=%E3%82%B5%E3%83%A9%E3%83%9F', detail: null }],
  },
  play: async ({ args: { onForget }, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(canvas.getByRole('button', { name: '最近の検索を消す' }));
    await expect(onForget).toHaveBeenCalledWith('サラミ');
  },
};
export const Nothing: Story = {
  args: { status: 'ready' },
  play: async ({ args: { onSubmit }, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(canvas.getByText('候補はありません')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledWith('zzz');
  },
};
export const Loading: Story = { args: { word: '生ハ', status: 'loading' } };
export const LongText: Story = {
  args: {
    word: longName,
    status: 'ready',
    suggestions: [
      { kind: 'product', label: longName, href: '/product/ham-it-900/', detail: '1,234,567円' },
      { kind: 'brand', label: longName, href: '/product/?brand=long', detail: null },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox', { name: '商品を検索' }), '盛');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};
