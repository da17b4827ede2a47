import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkIntentProvider } from './link-intent.tsx';
import { ShopLink } from './shop-link.tsx';

const meta = { title: '部品/リンク', component: ShopLink } satisfies Meta<typeof ShopLink>;

export default meta;

type Story = StoryObj<typeof meta>;

const onIntent = fn();

export const TellsIntent: Story = {
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
