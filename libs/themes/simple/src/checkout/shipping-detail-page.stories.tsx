import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { slot, type NoshiView, type ShippingDetailPageProps } from '@shop/theming';
import { longName, longSentence } from '../fixtures/long-texts.ts';
import {
  ambientParcel,
  chilledParcel,
  destination,
  gift,
  longPiece,
  longPostal,
  manyDestinations,
  matrix,
  second,
  seibo,
  shippingDetail,
} from './fixtures/delivery-fixtures.ts';

const ShippingDetailPage = slot('ShippingDetailPage');

/**
 * 何を、どこへ、いつ、どんな贈りものとして届けるかを決める段です。
 * @do お届け先が2つ以上のときだけ、商品とお届け先の表(matrix)を出す。選べない日は理由を添えて残す。
 * @dont 指定なしと最短の日を同じに見せない。別の選び方です。
 */
const meta = { title: '購入/配送日時とギフト', component: ShippingDetailPage, args: shippingDetail } satisfies Meta<
  typeof ShippingDetailPage
>;

export default meta;

type Story = StoryObj<typeof meta>;

const onDate = fn();
const onSlot = fn();
const onNext = fn();
const onCell = fn();

export const One: Story = {
  args: {
    destinations: [{ ...destination, parcels: [{ ...chilledParcel, onDate, onSlot }] }],
    next: { ...shippingDetail.next, onNext },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /2026.11.26\(木\)/ }));
    await expect(onDate).toHaveBeenCalledWith('2026-11-26');
    onDate.mockClear();
    await userEvent.click(canvas.getByText('一覧から選ぶ'));
    const date = canvas.getByRole('combobox', { name: 'お届け日' });
    await expect(within(date).getByRole('option', { name: '2026.11.23(月) - 休業日' })).toBeDisabled();
    await userEvent.selectOptions(date, '2026-11-26');
    await expect(onDate).toHaveBeenCalledWith('2026-11-26');
    await userEvent.selectOptions(date, '指定なし(最短でお届け)');
    await expect(onDate).toHaveBeenLastCalledWith(null);
    onDate.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '指定なし(最短でお届け)' }));
    await expect(onDate).toHaveBeenCalledWith(null);
    await userEvent.click(canvas.getByRole('radio', { name: '16〜18時' }));
    await expect(onSlot).toHaveBeenCalledWith('1618');
    await userEvent.click(canvas.getByRole('button', { name: 'お支払い方法へ' }));
    await expect(onNext).toHaveBeenCalledOnce();
  },
};
export const Several: Story = {
  args: { matrix: { ...matrix, onCell }, destinations: [destination, second] },
  play: async ({ canvasElement }) => {
    const [cell] = within(canvasElement).getAllByRole('textbox', { name: /ケーゼクライナー.*見本 花子様へ/ });
    const stepper = cell?.closest<HTMLElement>('td, li, [role=group]');
    if (!stepper) throw new Error('there is no quantity for this product and person');
    await userEvent.click(within(stepper).getByRole('button', { name: /増やす/ }));
    await expect(onCell).toHaveBeenCalledWith('l2', 's2', 1);
  },
};
const onHandover = fn();

/** Ambient products may be left at the door or in a locker; chilled ones have no such choice. */
export const Handover: Story = {
  args: { destinations: [{ ...destination, parcels: [{ ...ambientParcel, onHandover }, chilledParcel] }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = within(canvas.getByRole('group', { name: 'お受け取り方法' }));
    await expect(group.getByRole('radio', { name: '対面でお受け取り' })).toBeChecked();
    await userEvent.click(group.getByRole('radio', { name: '置き配(玄関前)' }));
    await expect(onHandover).toHaveBeenCalledWith('doorstep');
  },
};
const onRemove = fn();

/** A destination that gets nothing stops the step and has two ways out. */
export const NothingForOne: Story = {
  args: {
    matrix,
    destinations: [destination, { ...second, pieces: [], parcels: [], onRemove }],
    next: {
      ...shippingDetail.next,
      reason: '見本 花子様へ届ける商品がありません。お届けする数を割り当てるか、お届け先から外してください。',
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('見本 花子様へ届ける商品がありません');
    await expect(canvas.getByRole('link', { name: '数を割り当てる' })).toHaveAttribute('href', '#order-matrix');
    await userEvent.click(canvas.getByRole('button', { name: '見本 花子様をお届け先から外す' }));
    await expect(onRemove).toHaveBeenCalledOnce();
  },
};
/** Stores the noshi in state, like the shop's page. */
function WithNoshi(props: ShippingDetailPageProps) {
  const [value, setValue] = useState<NoshiView | null>(seibo);
  const noshi = gift.noshi && {
    ...gift.noshi,
    value,
    onPurpose: (purpose: NoshiView['purpose'] | null) => setValue(purpose && { ...seibo, purpose }),
    onChange: setValue,
  };
  return <ShippingDetailPage {...props} destinations={[{ ...destination, gift: { ...gift, noshi } }]} />;
}

/** The preview follows every stroke (G-01…G-03). */
export const Gift: Story = {
  render: (args) => <WithNoshi {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: /表書き「御歳暮」、お名前「見本太郎、見本花子」/ })).toBeVisible();
    const title = canvas.getByRole('textbox', { name: /表書き/ });
    await userEvent.clear(title);
    await userEvent.type(title, '寒中御見舞');
    await userEvent.type(canvas.getByRole('textbox', { name: 'お名前3' }), '次郎');
    await expect(
      canvas.getByRole('img', { name: /表書き「寒中御見舞」、お名前「見本太郎、見本花子、次郎」/ }),
    ).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'のし' }), 'のしをつけない');
    await expect(canvas.queryByRole('img', { name: /表書き/ })).toBeNull();
  },
};
export const NoGift: Story = {
  args: {
    destinations: [
      {
        ...destination,
        gift: {
          ...gift,
          noshi: null,
          wrapping: null,
          message: null,
          sender: null,
          reason: '冷凍の商品には、のしとラッピングをお付けできません。',
        },
      },
    ],
  },
};
const onDismiss = fn();
/** The day of a memorial was preselected; the notice can be dismissed. */
export const GiftDay: Story = {
  args: {
    giftDay: {
      tone: 'success',
      text: '見本 花子様の誕生日に合わせて、お届け日に2026.12.24(木)を選びました。お届け先ごとに変更できます。',
      onDismiss,
    },
  },
  play: async ({ canvasElement }) => {
    onDismiss.mockClear();
    const notice = within(canvasElement)
      .getByText(/見本 花子様の誕生日に合わせて/)
      .closest('[role=status]');
    await userEvent.click(within(notice as HTMLElement).getByRole('button', { name: '閉じる' }));
    await expect(onDismiss).toHaveBeenCalledOnce();
  },
};
export const GiftDayClosed: Story = {
  args: {
    giftDay: {
      tone: 'warning',
      text: '見本 花子様の誕生日(2026.11.24(火))には、お届けできない荷物があります。お選びいただける日の中から、お届け日をお選びください。',
      onDismiss,
    },
  },
};
export const NoDate: Story = {
  args: {
    destinations: [
      { ...destination, parcels: [{ ...chilledParcel, dates: [], notice: 'この地域へは冷蔵便をお届けできません。' }] },
    ],
  },
};
export const Loading: Story = {
  args: { destinations: [{ ...destination, parcels: [{ ...chilledParcel, status: 'loading' }] }] },
};
export const Saving: Story = {
  args: { destinations: [{ ...destination, parcels: [{ ...chilledParcel, status: 'saving' }] }] },
};
export const Many: Story = {
  args: {
    matrix: {
      ...matrix,
      destinations: manyDestinations.map(({ key, label, name }) => ({ key, label, name })),
      rows: matrix.rows.map((row) => ({
        ...row,
        total: 20,
        cells: manyDestinations.map(({ key }) => ({ shippingKey: key, quantity: 1 })),
      })),
    },
    destinations: manyDestinations,
  },
  play: async ({ canvasElement }) => {
    const scroller = within(canvasElement).getByRole('group', { name: 'どなたに何をいくつ届けますか' });
    const table = within(within(scroller).getByRole('table'));
    for (const more of table.getAllByRole('button', { name: /増やす/ })) {
      const stepper = more.closest('[role=group]');
      await expect(more.getBoundingClientRect().right).toBeLessThanOrEqual(
        Math.ceil(stepper?.getBoundingClientRect().right ?? 0),
      );
    }
    // However far the destinations have moved, it is seen which product a number is of, and how many there are.
    const { left, right } = scroller.getBoundingClientRect();
    for (const end of [0, scroller.scrollWidth]) {
      scroller.scrollLeft = end;
      const [product] = table.getAllByRole('rowheader');
      await expect(product?.getBoundingClientRect().left).toBeCloseTo(left, 0);
      const [, sum] = table.getAllByRole('columnheader', { name: /商品|合計/ });
      await expect(sum?.getBoundingClientRect().right).toBeCloseTo(right, 0);
    }
  },
};
export const LongText: Story = {
  args: {
    destinations: [
      {
        ...destination,
        ...longPostal,
        pieces: [longPiece],
        parcels: [{ ...chilledParcel, pieces: [longPiece], carrier: longName, notice: longSentence }],
        extraParcel: { fee: 123_456, reason: longSentence },
        gift: {
          ...gift,
          message: gift.message && { ...gift.message, value: longSentence },
          sender: gift.sender && { ...gift.sender, value: longPostal },
          reason: longSentence,
        },
      },
    ],
  },
};
