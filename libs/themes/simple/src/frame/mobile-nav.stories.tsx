import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MobileNav } from '@shop/theming';
import { longName } from '../fixtures/long-texts.ts';
import { mobileNav } from './fixtures/frame-fixtures.tsx';

/**
 * 狭い画面のメニューです。カテゴリーと案内をたたんでおき、押すと開きます。
 * @do スクリプトがまだ届かないときも開くよう、キットの Menu(details)で作る。
 * @dont ヘッダーにもフッターにもない行き先を、ここだけに置かない。
 */
const meta = {
  title: '枠/携帯の案内',
  component: MobileNav,
  args: mobileNav,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof MobileNav>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Opens a collapsed navigation; in a theme that always shows it there is nothing to open. */
async function open({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const toggle =
    canvasElement.querySelector('summary') ?? within(canvasElement).queryByRole('button', { name: 'メニュー' });
  if (toggle) await userEvent.click(toggle);
}

export const Closed: Story = {};
export const Open: Story = {
  play: async (context) => {
    await open(context);
    await expect(within(context.canvasElement).getByRole('link', { name: 'すべての商品' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await open(context);
  },
};
export const LongText: Story = {
  args: { categories: [...mobileNav.categories, { label: longName, href: '/product/?category=long', current: true }] },
  play: open,
};
