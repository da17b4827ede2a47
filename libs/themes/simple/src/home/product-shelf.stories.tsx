import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductShelf } from '@shop/theming';
import { shelf } from './fixtures/home-fixtures.ts';

const meta = { title: 'トップ/商品の棚', component: ProductShelf, args: shelf } satisfies Meta<typeof ProductShelf>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { products: [] } };
