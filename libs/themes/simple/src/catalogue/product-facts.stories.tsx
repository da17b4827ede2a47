import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductFacts } from '@shop/theming';
import { facts } from './fixtures/page-fixtures.ts';

const meta = { title: '商品/商品の表示', component: ProductFacts, args: facts } satisfies Meta<typeof ProductFacts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Food: Story = {};
export const Tool: Story = {
  args: { rows: facts.rows.slice(0, 1), nutrition: [], geographicalIndication: null, allergens: { known: false, mandatory: [], recommended: [], sentence: '' } },
};
