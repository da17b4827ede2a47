import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Brand } from '@shop/theming';
import { longName } from '../fixtures/long-texts.ts';
import { header } from './fixtures/frame-fixtures.tsx';

const meta = {
  title: '枠/店のしるし',
  component: Brand,
  args: { shopName: header.shopName, homeHref: header.homeHref, place: 'head' },
} satisfies Meta<typeof Brand>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Head: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: new RegExp(header.shopName) })).toHaveAttribute(
      'href',
      header.homeHref,
    );
  },
};
export const Line: Story = { args: { place: 'line' } };
export const Foot: Story = { args: { place: 'foot' } };
export const LongText: Story = { args: { shopName: longName } };
