import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartFoot } from './cart-foot.tsx';

const meta = {
  title: '部品/カートの商品の下',
  component: CartFoot,
  args: { cautions: { note: '<p>お届け日は変わることがあります。</p>', links: null }, browseHref: '/product/' },
} satisfies Meta<typeof CartFoot>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
