import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Loaded } from '../../.storybook/load-theme.ts';
import { Dimensions } from './dimensions.tsx';

const meta = {
  title: '案内/寸法',
  component: Dimensions,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;

export const Scale: StoryObj = {
  name: '余白・角・影・動き',
  render: (_args, { loaded }) => <Dimensions tokens={(loaded as Loaded).layers.tokens} />,
};
