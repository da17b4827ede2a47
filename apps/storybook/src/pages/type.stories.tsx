import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Loaded } from '../../.storybook/load-theme.ts';
import { TypeSpecimen } from './type-specimen.tsx';

const meta = {
  title: '案内/文字',
  component: TypeSpecimen,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;

export const Faces: StoryObj = {
  name: '書体と大きさ',
  render: (_args, { loaded }) => <TypeSpecimen tokens={(loaded as Loaded).layers.tokens} />,
};
