import type { Meta, StoryObj } from '@storybook/react-vite';
import { RelatedProducts } from '@shop/theming';
import { idle, products } from './fixtures/product-fixtures.ts';

const meta = { title: '商品/あわせて楽しむ', component: RelatedProducts, args: { title: 'あわせて楽しむ', products, addOf: () => idle } } satisfies Meta<typeof RelatedProducts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const None: Story = { args: { products: [] } };
