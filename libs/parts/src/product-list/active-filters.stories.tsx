import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActiveFilters } from './active-filters.tsx';

const filters = [
  { label: 'フランス', removeHref: '/product/?zone=chilled' },
  { label: '冷蔵', removeHref: '/product/?country=FR' },
];

const meta = {
  title: '部品/選んでいる条件',
  component: ActiveFilters,
  args: { filters, clearHref: '/product/' },
} satisfies Meta<typeof ActiveFilters>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const WithoutCross: Story = { args: { cross: false } };
