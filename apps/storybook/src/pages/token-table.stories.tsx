import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { allTokens } from '../design-tokens/all-tokens.ts';
import { TokenTable } from './token-table.tsx';

const meta = {
  title: '案内/トークン一覧',
  component: TokenTable,
  args: { themes: allTokens },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof TokenTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AllThemes: Story = {
  name: 'すべてのテーマの値',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('--color-accent-hover')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Fle 肉屋のトークンをJSONで保存' })).toHaveAttribute(
      'download',
      'fle.tokens.json',
    );
    await userEvent.selectOptions(canvas.getByLabelText('種類'), '角の丸み');
    await expect(canvas.getByText('--radius-pill')).toBeVisible();
    await expect(canvas.queryByText('--color-accent-hover')).toBeNull();
    // The page starts with the colours.
    await userEvent.selectOptions(canvas.getByLabelText('種類'), '色');
  },
};
