import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkIntentProvider } from './link-intent.tsx';
import { ShopLink } from './shop-link.tsx';

/**
 * お店の中のリンクの土台です。押しそうになると行き先を用意し、移っても画面を読み直しません。
 * @do 行き先は paths から作る。一覧へ戻るリンクには back を渡し、元の位置に戻す。
 * @dont 外のサイトへのリンクに使わない。お店の中の行き先だけを受け取る。
 */
const meta = { title: '部品/リンク', component: ShopLink } satisfies Meta<typeof ShopLink>;

export default meta;

type Story = StoryObj<typeof meta>;

const onIntent = fn();

export const ReportsIntent: Story = {
  args: { to: '/product/', children: '商品一覧' },
  decorators: [
    (Story) => (
      <LinkIntentProvider onIntent={onIntent}>
        <Story />
      </LinkIntentProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('link'));
    await expect(onIntent).toHaveBeenCalledWith('/product/');
  },
};
