import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '@shop/kit';
import { slot } from '@shop/theming';
import { longSentence } from '../fixtures/long-texts.ts';

const ProductRequest = slot('ProductRequest');
const listHref = '/mypage/product_request_history/';

const meta = {
  title: '商品/入荷のご希望',
  component: ProductRequest,
  args: { kind: 'restock', form: <Button>再入荷をお願いする</Button>, listHref },
} satisfies Meta<typeof ProductRequest>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Restock: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('再入荷をお願いする')).not.toBeVisible();
    await userEvent.click(canvas.getByText('再入荷のお願い'));
    await expect(canvas.getByRole('button', { name: '再入荷をお願いする' })).toBeVisible();
  },
};
export const Stocking: Story = { args: { kind: 'stocking', form: <Button>取り扱いを希望する</Button> } };
export const Requested: Story = {
  args: { form: null },
  play: async ({ canvasElement }) => {
    const said = within(within(canvasElement).getByRole('status'));
    await expect(said.getByText(/ご希望を承りました/)).toBeVisible();
    await expect(said.getByRole('link', { name: '入荷のご希望を見る' })).toHaveAttribute('href', listHref);
  },
};
export const LongText: Story = {
  args: { form: <Button>{longSentence}</Button> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('再入荷のお願い'));
  },
};
