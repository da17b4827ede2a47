import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = { title: '部品/読み上げのみ', component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BesideIcon: Story = { args: { children: '現在のステップ' } };
