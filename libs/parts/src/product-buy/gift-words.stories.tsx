import type { Meta, StoryObj } from '@storybook/react-vite';
import { GiftNotes } from './gift-notes.tsx';

/**
 * のしと包装ができるかを、1つの文にします。
 * @do 両方できる、どちらかだけ、どちらもできない、の4つを書き分ける。
 * @dont できないことを書かずに済ませない。
 */
const meta = { title: '部品/贈り物にできること', component: GiftNotes } satisfies Meta<typeof GiftNotes>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Both: Story = { args: { gift: { noshi: true, wrapping: true } } };
export const NoshiOnly: Story = { args: { gift: { noshi: true, wrapping: false } } };
export const WrappingOnly: Story = { args: { gift: { noshi: false, wrapping: true } } };
export const Neither: Story = { args: { gift: { noshi: false, wrapping: false } } };
