import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hero } from '@shop/theming';
import { hero } from './fixtures/home-fixtures.ts';

const meta = { title: 'トップ/大きな見出し', component: Hero, args: hero, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Hero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
