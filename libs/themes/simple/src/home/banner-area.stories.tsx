import type { Meta, StoryObj } from '@storybook/react-vite';
import { BannerArea } from '@shop/theming';
import { longName, longSentence } from '../fixtures/long-texts.ts';
import { banners } from './fixtures/home-fixtures.ts';

const meta = { title: 'トップ/特集', component: BannerArea, args: banners } satisfies Meta<typeof BannerArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const None: Story = { args: { banners: [] } };
export const One: Story = { args: { banners: banners.banners.slice(0, 1) } };
export const LongText: Story = { args: { banners: banners.banners.map((banner) => ({ ...banner, title: longName, text: longSentence })) } };
