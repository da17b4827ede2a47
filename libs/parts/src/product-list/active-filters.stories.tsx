import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActiveFilters } from './active-filters.tsx';

const filters = [
  { label: 'フランス', removeHref: '/product/?zone=chilled' },
  { label: '冷蔵', removeHref: '/product/?country=FR' },
];

/**
 * 効いている条件の札です。1つずつ外せます。
 * @do 外すリンクと、すべて外すリンクを一緒に置く。
 * @dont 条件がないときに枠だけを残さない。
 */
const meta = {
  title: '部品/選んでいる条件',
  component: ActiveFilters,
  args: { filters, clearHref: '/product/' },
} satisfies Meta<typeof ActiveFilters>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const WithoutCross: Story = { args: { cross: false } };
