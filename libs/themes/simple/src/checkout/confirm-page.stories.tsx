import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { slot } from '@shop/theming';
import { longCompany, longName, longSentence } from '../fixtures/long-texts.ts';
import { longSums } from './fixtures/cart-fixtures.ts';
import { longPiece, longPostal } from './fixtures/delivery-fixtures.ts';
import { confirm, planned, plannedGift, plannedLocker } from './fixtures/order-fixtures.ts';

const ConfirmPage = slot('ConfirmPage');

/**
 * 注文を確定する前に、法律の求める6つの項目を1枚で確かめる画面です。
 * @do 変わった点(changes)があるときは、同意の印が入るまで進めない。各項目から直す段へ戻れるようにする。
 * @dont 確定のボタンを項目より上に置かない。確認中(asking・stalled)には、もう一度注文できる道を置かない。
 */
const meta = { title: '購入/ご注文内容の確認', component: ConfirmPage, args: confirm } satisfies Meta<
  typeof ConfirmPage
>;

export default meta;

type Story = StoryObj<typeof meta>;

const onOrder = fn();
const onAgree = fn();
const onCheckAgain = fn();

/** L-02: the six items are before the button. */
export const Ready: Story = {
  args: { order: { ...confirm.order, onOrder } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of [
      /商品と数量/,
      /金額/,
      /お支払いの方法と時期/,
      /お届け先/,
      /お申し込みの期間/,
      /返品・キャンセル/,
    ]) {
      await expect(canvas.getAllByRole('heading', { name })[0]).toBeVisible();
    }
    const [button] = canvas.getAllByRole('button', { name: '注文を確定する' });
    if (!button) throw new Error('there is no button to order with');
    await userEvent.click(button);
    await expect(onOrder).toHaveBeenCalledOnce();
  },
};
export const Changed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: '変更内容を確認しました' }));
    await expect(onAgree).toHaveBeenCalledWith(true);
  },
  args: {
    onAgree,
    changes: [{ id: 'c', text: '「ケーゼクライナー 4本入」の価格が1,380円から1,480円に変わりました。' }],
    order: { ...confirm.order, status: 'blocked', reason: '変更内容をご確認のうえ、チェックを入れてください。' },
  },
};
export const Deciding: Story = { args: { order: { ...confirm.order, status: 'deciding' } } };
export const Confirming: Story = {
  parameters: { isClosed: true },
  args: { order: { ...confirm.order, status: 'confirming' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'ご注文を受け付けたか確認しています' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Stalled: Story = {
  parameters: { isClosed: true },
  args: { order: { ...confirm.order, status: 'stalled', onCheckAgain } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'もう一度確認する' }));
    await expect(onCheckAgain).toHaveBeenCalledOnce();
    await expect(within(canvasElement).queryByRole('button', { name: '注文を確定する' })).toBeNull();
  },
};
export const Several: Story = {
  args: {
    destinations: [plannedLocker, plannedGift],
    receipt: { addressee: '見本株式会社', note: '食品代として' },
    orderNote: '置き配は希望しません。',
  },
};
export const NoshiInFullSize: Story = {
  name: 'のし紙を大きく見る',
  args: { destinations: [planned, plannedGift] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /お届け先2の ?のし紙を大きく見る/ }));
    const dialog = canvas.getByRole('dialog', { name: /様へののし紙/ });
    await expect(
      within(dialog).getByRole('img', { name: /表書き「御歳暮」、お名前「見本太郎、見本花子」、水引は蝶結び\(紅白\)/ }),
    ).toBeVisible();
    await expect(within(dialog).getByText(/内のし・御歳暮/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: '閉じる' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
export const Blocked: Story = {
  args: { order: { ...confirm.order, status: 'blocked', reason: '「ケーゼクライナー 4本入」は品切れになりました。' } },
};
export const TaxTable: Story = {
  name: 'テーマが税の表を渡す',
  args: { sums: { ...confirm.sums, taxTable: <p>8%対象 税抜3,649円</p> } },
  play: async ({ canvasElement }) => {
    const price = within(canvasElement).getByRole('region', { name: '金額' });
    await expect(within(price).queryByText(/内消費税/)).toBeNull();
  },
};
export const ManyLines: Story = {
  args: {
    pieces: Array.from({ length: 15 }, (_, row) =>
      confirm.pieces.map((piece) => ({ ...piece, key: `${piece.key}-${row}` })),
    ).flat(),
  },
};
export const LongText: Story = {
  args: {
    pieces: [{ ...longPiece, unitPrice: 1_234_567, amount: 122_222_133, reducedTax: true }],
    destinations: [{ ...plannedGift, ...longPostal, wrapping: longName, message: longSentence }],
    sums: longSums,
    orderer: { ...longPostal, email: 'taro@example.jp' },
    payment: { name: longName, timing: longSentence, detail: longSentence },
    receipt: { addressee: longCompany, note: longSentence },
    orderNote: longSentence.repeat(3),
    changes: [{ id: 'long', text: longSentence }],
    cautions: { before: longSentence, after: longSentence },
  },
};
