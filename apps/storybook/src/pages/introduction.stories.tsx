import type { Meta, StoryObj } from '@storybook/react-vite';
import { Introduction } from './introduction.tsx';

const meta = {
  title: '案内/はじめに',
  component: Introduction,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Introduction>;

export default meta;

export const Usage: StoryObj<typeof meta> = { name: '使い方' };
