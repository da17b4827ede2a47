import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LinkList } from '../link-list/link-list.tsx';
import { Menu } from './menu.tsx';

/**
 * スクリプトなしでも開くメニューです。リンクを押すか Escape で閉じます。
 * @do 押すところ(summary)に言葉を入れる。外へ出れば閉じる。
 * @dont 入力するものを入れない。外を押すと閉じてしまう。
 */
const meta = {
  title: '部品/開くメニュー',
  component: Menu,
  args: {
    className: undefined,
    summary: <summary>メニュー</summary>,
    children: <LinkList links={[{ href: '/product/', label: 'すべての商品' }]} linkClassName={undefined} />,
  },
} satisfies Meta<typeof Menu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const ClosedByEscape: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = canvas.getByText('メニュー');
    await userEvent.click(summary);
    await expect(canvas.getByRole('link')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(summary).toHaveFocus();
    await expect(summary.parentElement).not.toHaveAttribute('open');
  },
};

export const ClosedByLeaving: Story = {
  render: (args) => (
    <>
      <Menu {...args} />
      <a href="/cart/">カート</a>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = canvas.getByText('メニュー');
    await userEvent.click(summary);
    await userEvent.tab();
    await expect(summary.parentElement).toHaveAttribute('open');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'カート' })).toHaveFocus();
    await expect(summary.parentElement).not.toHaveAttribute('open');
  },
};
