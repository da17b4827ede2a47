import { THEMES } from '@shop/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { coverage } from 'virtual:coverage';
import { CoverageTable } from './coverage-table.tsx';

const meta = {
  title: '案内/テーマの対応表',
  component: CoverageTable,
  args: coverage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof CoverageTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Table: Story = {
  name: '対応表',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const headers = canvas.getAllByRole('columnheader', { name: new RegExp(`^(${THEMES.join('|')}) `, 'i') });
    await expect(headers).toHaveLength(THEMES.length);
    await expect(canvas.getByRole('link', { name: '置換 ProductCard Fle 肉屋' })).toHaveAttribute(
      'href',
      expect.stringContaining('globals=theme:fle'),
    );
  },
};
