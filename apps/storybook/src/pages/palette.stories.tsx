import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Loaded } from '../../.storybook/load-theme.ts';
import { Palette } from './palette.tsx';

const meta = {
  title: '案内/配色',
  component: Palette,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

export const Colors: Story = {
  name: '色の役割',
  render: (_args, { loaded }) => <Palette colors={(loaded as Loaded).layers.scheme.colors} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('--color-accent-hover')).toBeVisible();
    await expect(within(canvasElement).queryByText('不足')).toBeNull();
  },
};
