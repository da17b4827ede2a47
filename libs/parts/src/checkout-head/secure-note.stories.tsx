import type { Meta, StoryObj } from '@storybook/react-vite';
import { SecureNote } from './secure-note.tsx';

const meta = { title: '部品/安全なご注文手続き', component: SecureNote, args: { className: undefined } } satisfies Meta<
  typeof SecureNote
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
