import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longSentence } from '../fixtures/long-texts.ts';
import { nothing } from './account.fixtures.tsx';

const LogoutPage = slot('LogoutPage');

/**
 * ログアウトの前に尋ね、済んだことを伝える画面です。
 * @do 済んだあとは、トップとログインへの道を並べる。
 * @dont 尋ねる画面で、やめる道を弱くしない。戻るボタンを横に置く。
 */
const meta: Meta<typeof LogoutPage> = {
  title: 'マイページ/ログアウト',
  component: LogoutPage,
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'confirm',
    onLogout: nothing,
    caution: null,
    mypageHref: '/mypage/',
    homeHref: '/',
    loginHref: '/login/',
  },
};
export default meta;
type Story = StoryObj<typeof LogoutPage>;

const onLogout = fn();

export const Confirm: Story = {
  args: { onLogout },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'ログアウトする' }));
    await expect(onLogout).toHaveBeenCalledOnce();
  },
};
export const Leaving: Story = { args: { status: 'leaving' } };
export const Done: Story = { args: { status: 'done' } };
export const LongText: Story = { args: { caution: `<p>${longSentence}</p><p>${longSentence}</p>` } };
