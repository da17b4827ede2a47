import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './text-area.tsx';

/**
 * 何行か書ける入力欄です。
 * @do どのくらい書けるかを hint で伝える。上限があるなら「文字数に上限のある入力欄」を使う。
 * @dont 一行で足りる答えに使わない。
 */
const meta = { title: '部品/複数行の入力欄', component: TextArea } satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { label: 'メッセージ', required: false, hint: '200文字まで' } };
export const Invalid: Story = { args: { label: 'メッセージ', error: 'メッセージは200文字以内で入力してください' } };
