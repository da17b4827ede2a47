import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden.tsx';

/**
 * 目には見えず、読み上げだけに届く言葉です。
 * @do 絵だけで伝えている意味を言葉で補う。
 * @dont 見える人に必要な説明を隠すために使わない。
 */
const meta = { title: '部品/読み上げのみ', component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BesideIcon: Story = { args: { children: '現在のステップ' } };
