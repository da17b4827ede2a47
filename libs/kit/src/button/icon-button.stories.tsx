import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './icon-button.tsx';

const meta = { title: '部品/アイコンボタン', component: IconButton } satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Close: Story = { args: { icon: 'close', label: '閉じる' } };
export const Disabled: Story = { args: { icon: 'minus', label: '数量を1つ減らす', disabled: true } };
