import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './checkbox.tsx';

/**
 * はい・いいえを1つ選ぶ印です。
 * @do 文を押しても印が変わる。選んだ結果を文で読めるようにする。
 * @dont お金や同意にかかわる印を、はじめから入れておかない。
 */
const meta = { title: '部品/チェックボックス', component: Checkbox } satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { label: '新商品のお知らせを受け取る', name: 'newsletter' } };
export const WithDescription: Story = {
  args: { label: '包装する', description: '1包装 330円(税込)', look: 'card', name: 'wrap' },
};
export const Invalid: Story = {
  args: { label: '個人情報の取り扱いに同意する', name: 'consent', error: '同意のうえお進みください' },
};
