import type { Meta, StoryObj } from '@storybook/react-vite';
import { TermRows } from './term-rows.tsx';

const rows = [
  { term: '保存方法', text: '要冷蔵(10℃以下)' },
  { term: '加熱', text: null },
];

const meta = { title: '部品/購入の条件', component: TermRows, args: { rows } } satisfies Meta<typeof TermRows>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneLeftOut: Story = {};
