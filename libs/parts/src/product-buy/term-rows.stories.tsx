import type { Meta, StoryObj } from '@storybook/react-vite';
import { TermRows } from './term-rows.tsx';

const rows = [
  { term: '保存方法', text: '要冷蔵(10℃以下)' },
  { term: '加熱', text: null },
];

/**
 * 購入の条件を行で並べます。内容のない行は出しません。
 * @do 見た目は置く場所の class で決める。
 * @dont 空の行を「—」で埋めない。
 */
const meta = { title: '部品/購入の条件', component: TermRows, args: { rows } } satisfies Meta<typeof TermRows>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneLeftOut: Story = {};
