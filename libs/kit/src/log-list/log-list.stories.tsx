import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextLink } from '../link/text-link.tsx';
import { LogEntry, LogList } from './log-list.tsx';

const rows = [
  { id: 3, day: '2026.11.21', time: '9:05', title: '生ハム', notes: ['検索', '12件'] },
  { id: 2, day: '2026.11.21', time: '8:40', title: 'とても長い名前の'.repeat(12), notes: [] },
  { id: 1, day: '2026.11.20', time: '21:30', title: 'サラミ', notes: ['検索'] },
];

/**
 * 起きたことを、日ごとに並べます。
 * @do 同じ日のものは1つの見出しにまとめる。行は LogEntry で描く。
 * @dont 日付のない一覧に使わない。
 */
const meta = { title: '部品/記録', component: LogList } satisfies Meta<typeof LogList>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Cards are arranged side by side. */
export const AsCards: Story = {
  args: { rows: [], children: () => null },
  render: () => (
    <LogList rows={rows} layout="cards">
      {({ title }) => <p>{title}</p>}
    </LogList>
  ),
};

/** Figures are aligned at the end, however long they are. */
export const Ledger: Story = {
  args: { rows: [], children: () => null },
  render: () => (
    <LogList rows={rows}>
      {({ id, title, notes }) => <LogEntry title={title} notes={notes} figure={`+${10 ** id}ポイント`} />}
    </LogList>
  ),
  play: async ({ canvasElement }) => {
    const ends = within(canvasElement)
      .getAllByText(/ポイント$/)
      .map((figure) => Math.round(figure.getBoundingClientRect().right));
    await expect(ends).toHaveLength(3);
    await expect(new Set(ends).size).toBe(1);
  },
};

/** Entries of one day have one heading. */
export const ByDay: Story = {
  args: { rows: [], children: () => null },
  render: () => (
    <LogList rows={rows}>
      {({ time, title, notes }) => (
        <LogEntry time={time} title={title} notes={notes} action={<TextLink to="/product/">もう一度さがす</TextLink>} />
      )}
    </LogList>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      '2026.11.21',
      '2026.11.20',
    ]);
    const first = within(canvas.getByRole('region', { name: '2026.11.21' })).getAllByRole('listitem');
    await expect(first.map(({ textContent }) => textContent?.slice(0, 4))).toEqual(['9:05', '8:40']);
  },
};
