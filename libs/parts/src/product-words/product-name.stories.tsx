import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductName } from './product-name.tsx';

const meta = {
  title: '部品/商品名',
  component: ProductName,
  args: { product: { name: 'ジャンボン・ド・バイヨンヌ', href: '/product/ham-fr-001/' }, headingLevel: 2 },
} satisfies Meta<typeof ProductName>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Heading: Story = {};
