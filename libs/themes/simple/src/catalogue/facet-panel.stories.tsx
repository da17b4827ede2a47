import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FacetPanel } from '@shop/theming';
import { longName, longSentence } from '../fixtures/long-texts.ts';
import { facets } from './fixtures/page-fixtures.ts';

const meta = { title: '商品/絞り込み', component: FacetPanel, args: facets } satisfies Meta<typeof FacetPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

const onChange = fn<(form: FormData) => void>();

export const Open: Story = {
  args: { onChange },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const panel = canvasElement.querySelector('details');
    if (panel) panel.open = true;
    await userEvent.click(canvas.getByRole('checkbox', { name: /冷蔵/ }));
    await expect(onChange.mock.lastCall?.[0].getAll('zone')).toEqual(['冷蔵']);
  },
};
export const Chosen: Story = {
  args: {
    inStockOnly: true,
    price: { min: '500', max: '2000' },
    groups: facets.groups.map((group) => ({
      ...group,
      options: group.options.map((one, index) => ({ ...one, checked: index === 1 })),
    })),
  },
};
export const Many: Story = {
  args: {
    groups: facets.groups.map((group) => ({
      ...group,
      options: Array.from({ length: 40 }, (_, index) => ({
        value: `${index}`,
        label: `選択肢 ${index + 1}`,
        count: index * 3,
        checked: false,
        depth: index % 5 === 0 ? (0 as const) : (1 as const),
      })),
    })),
  },
};
export const LongText: Story = {
  args: {
    groups: facets.groups.map((group) => ({
      ...group,
      legend: longName,
      note: longSentence,
      options: group.options.map((one) => ({ ...one, label: longName, count: one.count && 123_456 })),
    })),
  },
};
