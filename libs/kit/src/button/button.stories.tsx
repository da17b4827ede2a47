import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button.tsx';

/**
 * 押すと何かが起こるボタンです。
 * @do いちばん大切な操作だけを primary にし、1画面に1つまでにする。処理中は busy にして、場所とフォーカスを保つ。
 * @dont ページを移るために使わない。移るときは「ボタン型リンク」を使う。元に戻せない操作を danger 以外で出さない。
 */
const meta = { title: '部品/ボタン', component: Button } satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary', children: 'カートに入れる', icon: 'basket' } };
export const Secondary: Story = { args: { variant: 'secondary', children: '条件を変える' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'あとで入力する' } };
export const Danger: Story = { args: { variant: 'danger', children: '住所を削除する', icon: 'trash' } };
export const Busy: Story = { args: { variant: 'primary', busy: true, children: '確認しています' } };
export const Disabled: Story = { args: { variant: 'primary', disabled: true, children: '品切れ' } };
export const Wide: Story = { args: { variant: 'primary', size: 'large', wide: true, children: '注文を確定する' } };
export const Small: Story = { args: { size: 'small', children: '数量を変更' } };
