import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longPerson } from '../fixtures/long-texts.ts';
import { ichiro, measurementList } from './fixtures/measurement-fixture.ts';

const MeasurementListPage = slot('MeasurementListPage');

/**
 * 採寸の記録です。人ごとに、いちばん新しい寸法を大きく見せます。
 * @do 前回との差(grown)は、前の記録があるときだけ添える。
 * @dont 測っていない部分を 0 と見せない。
 */
const meta = { title: 'マイページ/採寸の記録', component: MeasurementListPage, args: measurementList } satisfies Meta<
  typeof MeasurementListPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { entries: [], count: 0 } };
export const Full: Story = { args: { canAdd: false, limit: 3 } };
export const Message: Story = { args: { message: { tone: 'success', text: '採寸の記録を削除しました' } } };
export const LongText: Story = {
  args: { entries: [{ name: longPerson, addHref: '#', entries: [{ ...ichiro, name: longPerson }] }] },
};

const onDelete = fn();
/** Nothing is deleted without a question. */
export const Deleting: Story = {
  args: { entries: [{ name: '一郎', addHref: '#', entries: [{ ...ichiro, onDelete }] }] },
  play: async ({ canvasElement }) => {
    onDelete.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '一郎さんの2026.11.20の記録を削除する' }));
    await expect(onDelete).not.toHaveBeenCalled();
    await userEvent.click(
      within(await within(document.body).findByRole('dialog')).getByRole('button', { name: '削除する' }),
    );
    await expect(onDelete).toHaveBeenCalledOnce();
  },
};
