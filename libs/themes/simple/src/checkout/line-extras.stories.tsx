import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { deferredSlot, type ChosenExtra, type OfferedExtra } from '@shop/theming';
import { longName, longSentence, longUnit } from '../fixtures/long-texts.ts';

const LineExtras = deferredSlot('LineExtras');

const nothing = () => undefined;
const onAdd = fn();
const onRemove = fn();
const illustrated: OfferedExtra['picture'] = { drawing: 'accessory', tone: 'plate', alt: '', image: null };
const box: OfferedExtra = {
  key: 'ext-box-001',
  name: 'ギフト用化粧箱',
  lead: 'スライスパック3点までが入る、ふた付きの紙箱です。',
  unitLabel: '1個(26×20×6cm)',
  unitPrice: 330,
  picture: illustrated,
  mostPerPiece: 1,
  reason: null,
  onAdd,
};
const paulownia: OfferedExtra = {
  ...box,
  key: 'ext-box-002',
  name: '桐箱(スライス用)',
  lead: 'あらたまった贈りものに。',
  unitPrice: 1980,
  reason: '桐材の入荷が遅れています。次の入荷まで販売を休止いたします。',
};
const bag: ChosenExtra = {
  key: 'x1',
  name: '手提げ袋',
  unitLabel: '1枚',
  unitPrice: 55,
  quantity: 2,
  maxQuantity: 2,
  amount: 110,
  reducedTax: false,
  onQuantity: nothing,
  onRemove,
};

/**
 * カートの商品に添えるものです。セットの取り消し、箱や袋などの有料の品、あとで買う、を置きます。
 * @do 選んだ品は開いたまま見せ、残りは言葉のうしろにたたむ。断られた理由は、その商品の下に出す。
 * @dont あとで買う(onPostpone)をゲストに見せない。渡されないときは出さない。
 */
const meta = {
  title: '購入/カートの商品に添える品',
  component: LineExtras,
  args: {
    productName: 'ジャンボン・ド・バイヨンヌ',
    sets: [],
    chosen: [],
    offers: [box, paulownia],
    status: 'idle',
    error: null,
    onPostpone: null,
  },
} satisfies Meta<typeof LineExtras>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('箱・袋・道具を添える(有料)'));
    await userEvent.click(canvas.getByRole('button', { name: 'ギフト用化粧箱を添える' }));
    await expect(onAdd).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: '桐箱(スライス用)を添える' })).toBeNull();
  },
};
const onPostpone = fn();
export const Member: Story = {
  args: { onPostpone },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'ジャンボン・ド・バイヨンヌをお気に入りに移して、あとで買う' }),
    );
    await expect(onPostpone).toHaveBeenCalledOnce();
  },
};
const onRemoveSet = fn();
export const OfSet: Story = {
  args: { sets: [{ key: 'set-ham-journey', name: '生ハム食べ比べ 三つの国', quantity: 2, onRemove: onRemoveSet }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('セット「生ハム食べ比べ 三つの国」2組の商品です。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '「生ハム食べ比べ 三つの国」をセットごと削除' }));
    await expect(onRemoveSet).toHaveBeenCalledOnce();
  },
};
export const Added: Story = {
  args: { chosen: [bag] },
  play: async ({ canvasElement }) => {
    const chosen = within(canvasElement).getByRole('list', { name: 'ジャンボン・ド・バイヨンヌに添えた品' });
    await userEvent.click(within(chosen).getByRole('button', { name: '手提げ袋を外す' }));
    await expect(onRemove).toHaveBeenCalledOnce();
  },
};
export const Adding: Story = { args: { chosen: [bag], status: 'sending' } };
export const Failed: Story = { args: { error: '「ギフト用化粧箱」は、商品1点につき1点までお付けできます。' } };
export const SoldOut: Story = { args: { offers: [{ ...box, reason: '在庫がありません。' }] } };
export const LongText: Story = {
  args: {
    productName: longName,
    sets: [{ key: 'long', name: longName, quantity: 99, onRemove: nothing }],
    chosen: [{ ...bag, name: longName, unitLabel: longUnit }],
    offers: [
      { ...box, name: longName, lead: longSentence, unitLabel: longUnit },
      { ...paulownia, reason: longSentence },
    ],
    error: longSentence,
    onPostpone: () => undefined,
  },
};
