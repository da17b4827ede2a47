import type { Meta, StoryObj } from '@storybook/react-vite';
import { SecureNote } from './secure-note.tsx';

/**
 * 打った内容が暗号で送られることを伝えます。
 * @do 鍵の絵と短い言葉で、頭の中に置く。
 * @dont 安心を強める宣伝にしない。
 */
const meta = { title: '部品/安全なご注文手続き', component: SecureNote, args: { className: undefined } } satisfies Meta<
  typeof SecureNote
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
