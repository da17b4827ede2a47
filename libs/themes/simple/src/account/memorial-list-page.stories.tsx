import type { Meta, StoryObj } from '@storybook/react-vite';
import { memorialCopy } from '@shop/copy';
import { expect, fn, userEvent, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longPerson, longSentence, longWord } from '../fixtures/long-texts.ts';
import { birthday, memorialList } from './fixtures/memorial-fixture.ts';

const MemorialListPage = slot('MemorialListPage');

/**
 * 会員の記念日を、今日から先の順に月ごとに並べます。
 * @do あと何日かと、贈る品を選ぶ道を1件ずつ置く。
 * @dont 2月29日の日を、ない年に黙って消さない(isLeapDay)。
 */
const meta = { title: 'マイページ/記念日', component: MemorialListPage, args: memorialList } satisfies Meta<
  typeof MemorialListPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

const onGive = fn();
const onDelete = fn();
const one = (change: Partial<typeof birthday>) => [{ year: 2026, month: 12, entries: [{ ...birthday, ...change }] }];

/** Today and tomorrow are named; 29 February is explained. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [today, tomorrow, later, leap] = canvas.getAllByRole('article');
    await expect(today).toHaveTextContent('今日');
    await expect(tomorrow).toHaveTextContent('明日');
    await expect(later).toHaveTextContent('あと31日');
    await expect(leap).toHaveTextContent(memorialCopy.leapDay);
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '2026年11月',
      '2026年12月',
      '2027年2月',
    ]);
  },
};
/** The link leads to the gifts, with the day. */
export const One: Story = {
  args: { entries: one({ onGive }), count: 1 },
  play: async ({ canvasElement }) => {
    onGive.mockClear();
    const give = within(canvasElement).getByRole('link', { name: '見本 花子様の誕生日、この日に贈る' });
    await expect(give).toHaveAttribute('href', '/product/?tag=gift');
    give.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(give);
    await expect(onGive).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { entries: [], count: 0, caution: null } };
export const Full: Story = { args: { count: 50, canAdd: false } };
export const Message: Story = {
  args: { message: { tone: 'success', text: '見本 花子様の誕生日を削除しました', onUndo: () => undefined } },
};
/** Nothing is deleted without a question that names it. */
export const Deleting: Story = {
  args: { entries: one({ onDelete }), count: 1 },
  play: async ({ canvasElement }) => {
    onDelete.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '見本 花子様の誕生日を削除する' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByText(/^見本 花子様の誕生日\(2026\.12\.24\(木\)\)を削除します/)).toBeVisible();
    await expect(onDelete).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: '削除する' }));
    await expect(onDelete).toHaveBeenCalledOnce();
  },
};
export const Many: Story = {
  args: {
    entries: Array.from({ length: 12 }, (_, index) => ({
      year: 2027,
      month: index + 1,
      entries: [
        { ...birthday, id: index + 1, day: `2027.${String(index + 1).padStart(2, '0')}.10`, daysLeft: 48 + index * 30 },
      ],
    })),
    count: 12,
  },
};
export const LongText: Story = {
  args: {
    entries: one({ person: longPerson, name: longWord, label: `${longPerson}様の${longWord}` }),
    count: 1,
    caution: `<p>${longSentence}</p>`,
  },
};
