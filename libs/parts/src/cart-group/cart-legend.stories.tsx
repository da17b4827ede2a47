import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartLegend } from './cart-legend.tsx';

/**
 * 「※」の意味と、お店の注意を、商品の下にまとめます。
 * @do 軽減税率の「※」を使う画面に必ず置く。
 * @dont 注意を赤くして強めない。静かに読む文です。
 */
const meta = {
  title: '部品/カートの注記',
  component: CartLegend,
  args: { cautions: { note: null, links: null } },
} satisfies Meta<typeof CartLegend>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithCautions: Story = {
  args: {
    cautions: { note: '<p>お届け日は変わることがあります。</p>', links: '<p><a href="/guide/">ご利用案内</a></p>' },
  },
};
