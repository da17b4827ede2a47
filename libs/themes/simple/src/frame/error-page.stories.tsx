import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ErrorPage } from '@shop/theming';
import { longSentence, longWord } from '../fixtures/long-texts.ts';

const meta = {
  title: '枠/エラーページ',
  component: ErrorPage,
  args: {
    status: 404,
    heading: '404 Not Found',
    text: 'お探しのページが見つかりませんでした。',
    home: { label: 'トップページへ戻る', href: '/' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: '404 Not Found' })).toBeVisible();
    await expect(within(canvasElement).getByRole('link', { name: 'トップページへ戻る' })).toHaveAttribute('href', '/');
  },
};
export const Failed: Story = { args: { status: 500, heading: 'Error', text: 'エラーが発生しました' } };
export const LongText: Story = { args: { status: 500, heading: `${longWord}を表示できません`, text: longSentence } };
