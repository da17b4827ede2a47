import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductStory } from '@shop/theming';
import { story } from './fixtures/page-fixtures.ts';

const meta = { title: '商品/味わいと楽しみ方', component: ProductStory, args: story } satisfies Meta<typeof ProductStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Short: Story = { args: { tasting: null, pairings: [], serving: null, agingMonths: null } };
