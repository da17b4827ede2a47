import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FacetPanel } from '@shop/theming';
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
  args: { inStockOnly: true, price: { min: '500', max: '2000' }, groups: facets.groups.map((group) => ({ ...group, options: group.options.map((one, index) => ({ ...one, checked: index === 1 })) })) },
};
