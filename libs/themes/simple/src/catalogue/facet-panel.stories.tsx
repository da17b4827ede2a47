import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { listControlsCopy } from '@shop/copy';
import { FacetPanel } from '@shop/theming';
import { longName, longSentence } from '../fixtures/long-texts.ts';
import { facets } from './fixtures/page-fixtures.ts';

/**
 * 一覧を条件で絞り込みます。広い画面では横に、狭い画面では一覧の上に重なるシートで開きます。
 * @do GET のフォームとして作り、スクリプトなしでも絞り込めるようにする。効いている条件の数を入口に示す。
 * @dont アレルゲンの注記(note)を省かない。条件の下に必ず添える。
 */
const meta = { title: '商品/絞り込み', component: FacetPanel, args: facets } satisfies Meta<typeof FacetPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

const onChange = fn<(form: FormData) => void>();

export const Open: Story = {
  args: { onChange },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const panel = canvasElement.querySelector('details');
    if (panel) panel.open = true;
    await userEvent.click(canvas.getByRole('checkbox', { name: /冷蔵/ }));
    await expect(onChange.mock.lastCall?.[0].getAll('zone')).toEqual(['冷蔵']);
  },
};
/**
 * On a phone: a dialog that is closed by Escape, by leaving it and by showing the products; the opener then has the
 * focus.
 */
export const Sheet: Story = {
  args: { onChange },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <FacetPanel {...args} />
      <a href="/cart/">カート</a>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = canvas.getByText(listControlsCopy.filterOpen);
    const show = canvas.getByRole('button', { name: listControlsCopy.filterShow(facets.total), hidden: true });
    const panel = summary.closest('details');
    const expectClosed = async () => {
      await expect(panel).not.toHaveAttribute('open');
    };
    await userEvent.click(summary);
    await expect(getComputedStyle(canvasElement.querySelector('form') ?? document.body).position).toBe('fixed');
    await expect(show).toBeVisible();
    await userEvent.tab();
    await expect(panel).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await expect(summary).toHaveFocus();
    await userEvent.click(summary);
    await userEvent.click(show);
    await expectClosed();
    await expect(summary).toHaveFocus();
    await userEvent.click(summary);
    show.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'カート' })).toHaveFocus();
    await expectClosed();
    await userEvent.click(summary);
  },
};
export const Chosen: Story = {
  args: {
    inStockOnly: true,
    price: { min: '500', max: '2000' },
    groups: facets.groups.map((group) => ({
      ...group,
      options: group.options.map((one, index) => ({ ...one, checked: index === 1 })),
    })),
  },
};
export const Many: Story = {
  args: {
    groups: facets.groups.map((group) => ({
      ...group,
      options: Array.from({ length: 40 }, (_, index) => ({
        value: `${index}`,
        label: `選択肢 ${index + 1}`,
        count: index * 3,
        checked: false,
        depth: index % 5 === 0 ? (0 as const) : (1 as const),
      })),
    })),
  },
};
export const LongText: Story = {
  args: {
    groups: facets.groups.map((group) => ({
      ...group,
      legend: longName,
      note: longSentence,
      options: group.options.map((one) => ({ ...one, label: longName, count: one.count && 123_456 })),
    })),
  },
};
