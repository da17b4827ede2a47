import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from './notice.tsx';

/**
 * ページの中に残る知らせです。種類を絵と言葉でも伝えます。
 * @do 読み込んだあとに出すときは live にして、読み上げに伝える。
 * @dont 消えてよい短い文に使わない。それは「トースト」で出す。
 */
const meta = { title: '部品/お知らせ', component: Notice } satisfies Meta<typeof Notice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = { args: { children: '年末年始は12月31日から1月3日まで発送をお休みします。' } };
export const Success: Story = { args: { tone: 'success', title: '住所を保存しました' } };
export const Warning: Story = {
  args: { tone: 'warning', title: '販売を休止しています', children: '輸入停止のため、現在お取り扱いできません。' },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'お支払いを完了できませんでした',
    children: '別のカードをご利用ください。カートの中身はそのまま残っています。',
  },
};
export const Dismissible: Story = { args: { children: '新しい商品が入りました。', onDismiss: () => undefined } };
