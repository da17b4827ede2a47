import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './text-area.tsx';

const meta = { title: '部品/複数行の入力欄', component: TextArea } satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { label: 'メッセージ', required: false, hint: '200文字まで' } };
export const Invalid: Story = { args: { label: 'メッセージ', error: 'メッセージは200文字以内で入力してください' } };
