import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { deferredSlot } from '@shop/theming';
import { longName, longSentence, longWord } from '../fixtures/long-texts.ts';

const ProductContents = deferredSlot('ProductContents');

const ham = {
  key: 'ham-fr-001',
  href: '/product/ham-fr-001/',
  name: 'ジャンボン・ド・バイヨンヌ 12ヶ月熟成 スライス',
  quantity: 1,
  label: [
    { id: 'name', term: '名称', text: 'ジャンボン・ド・バイヨンヌ 12ヶ月熟成 スライス' },
    { id: 'ingredients', term: '原材料名', text: '豚もも肉(フランス産)、食塩' },
    { id: 'allergens', term: 'アレルゲン', text: '(一部に豚肉を含む)' },
    { id: 'storage', term: '保存方法', text: '要冷蔵(10℃以下)' },
  ],
};
const cheese = {
  ...ham,
  key: 'che-es-001',
  href: '/product/che-es-001/',
  name: 'マンチェゴ 6ヶ月熟成',
  quantity: 2,
  label: [
    { id: 'name', term: '名称', text: 'マンチェゴ 6ヶ月熟成' },
    { id: 'ingredients', term: '原材料名', text: '生乳(羊)、食塩' },
  ],
};

/**
 * 詰め合わせの中身を、入っている順に、それぞれの食品表示つきで見せます。
 * @do 中身ごとの表示は、たたんであってもページの中の文字として持つ。買う前に読める必要がある。
 * @dont 表示を1つにまとめない。中身ごとに分ける。
 */
const meta = {
  title: '商品/含まれるもの',
  component: ProductContents,
  args: { title: 'この品に含まれるもの', rows: [ham, cheese] },
} satisfies Meta<typeof ProductContents>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('豚もも肉(フランス産)、食塩')).not.toBeVisible();
    await userEvent.click(canvas.getByText('ジャンボン・ド・バイヨンヌ 12ヶ月熟成 スライスの表示'));
    await expect(canvas.getByText('豚もも肉(フランス産)、食塩')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'マンチェゴ 6ヶ月熟成' })).toHaveAttribute(
      'href',
      '/product/che-es-001/',
    );
    await expect(canvas.getByText('2点')).toBeVisible();
  },
};
export const One: Story = { args: { rows: [ham] } };
export const LongText: Story = {
  args: {
    title: longName,
    rows: [
      { ...ham, name: longWord, quantity: 99, label: [{ id: 'name', term: longName, text: longSentence }] },
      cheese,
    ],
  },
};
